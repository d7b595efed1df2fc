"""Fetches one source archive without running any of it. Started by packages.py in the set-up
environment as `source_archive.py PACKAGE FILENAME DESTINATION`.

The public commands of pip execute a source archive's setup script even for a mere download;
its index client, which this uses with the person's own pip configuration, does not.
"""

import sys


def main(package: str, filename: str, destination: str) -> int:
    """Writes the archive to `destination`; 1 if the index does not offer it."""
    from pip._internal.commands import create_command
    from pip._internal.network.download import Downloader

    command = create_command("download")
    with command.main_context():
        options, _ = command.parse_args(["--no-deps", "--no-binary=:all:"])
        session = command.get_default_session(options)
        finder = command._build_package_finder(options, session)
        candidates = finder.find_all_candidates(package)
        links = [item.link for item in candidates if item.link.filename == filename]
        if not links:
            sys.stderr.write("not offered\n")
            return 1
        folder = destination.rpartition("/")[0] or "."
        Downloader(session, "off")(links[0], folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
