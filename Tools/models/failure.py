"""How a step says that it cannot go on."""

import errno


class SetupFailure(Exception):
    """One sentence for the person at the terminal; the run ends with exit code 1."""


def sentence(error: OSError) -> str:
    """What an operating-system error means here, in one sentence."""
    where = f" ({error.filename})" if error.filename else ""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"The disk is full{where}; free about 1 GB and run this again."
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return f"This folder cannot be written to{where}."
    return f"{error.strerror or error}{where}."
