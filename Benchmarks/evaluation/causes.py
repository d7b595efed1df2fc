"""Names what may have made a query miss, from what was read of the wanted captures."""

from .expected import words


def known_item(outcome, captures):
    """Causes for a query of words on screen."""
    query = outcome.query
    capture = captures.get(query.relevant[0])
    if capture is None:
        return ["not in the index"]
    found = []
    if capture.get("sensitive"):
        found.append(f"held back: {capture['sensitive']}")
    read = set(words(" ".join(capture.get("text") or [])))
    missing = [word for word in words(query.meant or query.text) if word not in read]
    if missing:
        joined = "".join(words(" ".join(capture.get("text") or [])))
        apart = [word for word in missing if word in joined]
        lost = [word for word in missing if word not in joined]
        if apart:
            found.append(f"read without blanks: {' '.join(apart)}")
        if lost:
            found.append(f"not read: {' '.join(lost)}")
    if query.meant:
        found.append(f"meant: {query.meant}")
    if query.alike > 1:
        found.append(f"{query.alike} captures hold these words")
    if outcome.first() and not found:
        found.append("ranked behind others")
    return found


def name(outcome, captures):
    """Causes for a query whose right capture is not first."""
    query = outcome.query
    if not query.relevant or outcome.is_right():
        return []
    if query.kind in ("text", "phrases"):
        return known_item(outcome, captures)
    held = [path for path in query.relevant if (captures.get(path) or {}).get("sensitive")]
    absent = [path for path in query.relevant if path not in captures]
    found = []
    if held:
        found.append(f"held back: {len(held)} of {len(query.relevant)}")
    if absent:
        found.append(f"not in the index: {len(absent)} of {len(query.relevant)}")
    vectors = outcome.first("vectors")
    if vectors and vectors < (outcome.first() or 0):
        found.append(f"the picture list had it at {vectors}")
    if not outcome.hits:
        found.append("nothing found at all")
    return found
