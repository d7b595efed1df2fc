"""Orders by list, and the figures of many queries.

Recall at N is the share of queries with a right capture among the first N. `found` is the mean share of all right
captures (at most ten) that are among the first ten. nDCG is that of Järvelin and Kekäläinen (2002) with a gain of one
for each right capture. MRR is the mean of one over the first right place. `nothing` is the share of queries that find
no capture at all.
"""

import math
from dataclasses import dataclass, field

DEPTHS = (1, 5, 10)
FUSED = "fused"
# The orders that are measured one by one, and the lists of the answer that each is made of.
LISTS = {
    "text": ("text", "codes"),
    "labels": ("labels",),
    "things": ("things",),
    "vectors": ("picture",),
    "passages": ("passages",),
    "places": ("places",),
    "fingerprint": ("fingerprint",),
}


@dataclass
class Outcome:
    """One query with what was found, by list."""

    query: object
    hits: list
    # Paths in order, by the name of the list.
    orders: dict
    plan: dict = field(default_factory=dict)
    # Why a miss may be one, in words.
    causes: list = field(default_factory=list)

    def places(self, name=FUSED):
        """The place of each right capture, from 1; None where it was not found."""
        order = {path: place for place, path in reversed(list(enumerate(self.orders.get(name, []), 1)))}
        return {path: order.get(path) for path in self.query.relevant}

    def first(self, name=FUSED):
        return min((place for place in self.places(name).values() if place), default=None)

    def is_right(self):
        """Found first; or nothing found where nothing is right."""
        return self.first() == 1 if self.query.relevant else not self.hits


def orders(hits):
    """The order of each list, rebuilt from the parts of the fused hits."""
    found = {FUSED: [hit["path"] for hit in hits]}
    if any("parts" in hit for hit in hits):
        for name, parts in LISTS.items():
            held = []
            for place, hit in enumerate(hits):
                ours = [part for part in hit.get("parts") or [] if part["list"] in parts]
                if ours:
                    # One list keeps its own order; several are put together by their scores.
                    rank = min(part.get("rank") or math.inf for part in ours) if len(parts) == 1 else 0
                    held.append((rank, -max(part.get("score") or 0 for part in ours), place, hit["path"]))
            found[name] = [path for *_, path in sorted(held)]
    else:
        seen = [(-hit.get("visualSimilarity", 0), place, hit["path"]) for place, hit in enumerate(hits)]
        found["vectors"] = [path for cosine, _, path in sorted(seen) if cosine < 0]
    return found


def gain(relevant, order):
    """nDCG of the first ten."""
    right = set(relevant)
    got = sum(1 / math.log2(place + 1) for place, path in enumerate(order[:10], 1) if path in right)
    best = sum(1 / math.log2(place + 1) for place in range(1, min(len(right), 10) + 1))
    return got / best if best else 0.0


def figures(outcomes, name=FUSED):
    """The figures of some queries in one list."""
    count = len(outcomes)
    if not count:
        return {"queries": 0}
    table = {"queries": count}
    asked = [outcome for outcome in outcomes if outcome.query.relevant]
    if asked:
        firsts = [outcome.first(name) for outcome in asked]
        for depth in DEPTHS:
            table[f"recallAt{depth}"] = sum(bool(first) and first <= depth for first in firsts) / len(asked)
        table["foundAt10"] = sum(
            sum(bool(place) and place <= 10 for place in outcome.places(name).values())
            / min(len(outcome.query.relevant), 10) for outcome in asked) / len(asked)
        table["ndcgAt10"] = sum(
            gain(outcome.query.relevant, outcome.orders.get(name, [])) for outcome in asked) / len(asked)
        table["mrr"] = sum(1 / first if first else 0 for first in firsts) / len(asked)
    table["nothing"] = sum(not outcome.orders.get(name) for outcome in outcomes) / count
    return {key: value if key == "queries" else round(value, 4) for key, value in table.items()}


def by_list(outcomes):
    """The figures of the fused order and of each list that found anything."""
    names = [FUSED, *LISTS]
    return {name: figures(outcomes, name) for name in names
            if name == FUSED or any(outcome.orders.get(name) for outcome in outcomes)}


def report(outcomes, kinds, held):
    """All figures: per kind and list, and for the fused order per family.

    Where captures were held back, the figures without the queries that only they answer come too, as `notHeld`.
    """
    table = {}
    for kind in kinds:
        mine = [outcome for outcome in outcomes if outcome.query.kind == kind]
        entry = {"lists": by_list(mine)}
        families = sorted({outcome.query.family for outcome in mine} - {""})
        if families:
            entry["families"] = {
                family: figures([outcome for outcome in mine if outcome.query.family == family])
                for family in families}
        within_reach = [
            outcome for outcome in mine
            if not outcome.query.relevant or any(path not in held for path in outcome.query.relevant)]
        if len(within_reach) < len(mine):
            entry["notHeld"] = by_list(within_reach)
        if kind == "text":
            entry["ambiguous"] = sum(outcome.query.alike > 1 for outcome in mine)
            entry["unambiguous"] = figures([outcome for outcome in mine if outcome.query.alike <= 1])
        table[kind] = entry
    return table
