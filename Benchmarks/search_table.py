"""Prints the lines of `Scripts/bench-search` as tables: Pool, its peers, and how many times as long a peer takes.

usage: search_table.py LINES
"""
import json
import sys


def row(name, times, beside=None):
    ratio = f"{times['p50'] / beside['p50']:>9.3g}x" if beside and beside["p50"] else ""
    print(f"  {name:24}{times['p50']:>11.2f}{times['p95']:>11.2f}{times['max']:>11.2f}"
          f"{times['processor']:>11.2f}{ratio}")


def size_table(pool, peers):
    figures, times = pool["figures"], pool["figures"]["times"]
    print(f"\n{figures['captures']} captures, index {figures['indexMegabytes']} MB; milliseconds, without embedding")
    print(f"  {'':24}{'p50':>11}{'p95':>11}{'max':>11}{'processor':>11}{'to Pool':>10}")
    for name in sorted(times, key=list(times).index):
        row("pool " + name, times[name])
    for peer in peers:
        # A peer of the vectors is held against the scan alone, one of the texts against the whole text search.
        row(peer["peer"], peer, times["text" if peer["peer"].startswith("fts5") else "scan"])
    for first in figures["first"]:
        print(f"  first {first['kind']}: opening {first['opening']:.1f}, query {first['query']:.1f}, "
              f"resident {first['memory']['resident']} MB")
    before, after = figures["memoryBefore"], figures["memoryAfter"]
    print(f"  memory MB: resident {after['resident']} (before opening {before['resident']}), anonymous "
          f"{after['anonymous']}, peak {after['peak']}")
    shares = [f"{name} {value['mean']:.4f} (worst {value['worst']:.1f})"
              for name, value in figures["agreement"].items()]
    shares += [f"{peer['peer']} {peer['agreement']:.4f}" for peer in peers if "agreement" in peer]
    print("  ten nearest as by exact search: " + ", ".join(shares))
    print("  source among the first 20: "
          + ", ".join(f"{kind} {value['found']}/{value['queries']}" for kind, value in sorted(figures["found"].items()))
          + "".join(f", {peer['peer']} {peer['found']:.2f} of all" for peer in peers if "found" in peer))
    added = pool["added"]
    print(f"  adding {added['captures']}: {added['adding']:.0f}, of it counting {added['counting']:.0f}; "
          f"checkpoint {added['checkpoint']:.0f}; removing {added['removing']:.0f}")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    pools = [line for line in lines if line["peer"] == "pool"]
    for pool in pools:
        captures = pool["figures"]["captures"]
        size_table(pool, [line for line in lines if line.get("captures") == captures])
    smallest, largest = (choose(pools, key=lambda pool: pool["figures"]["captures"]) for choose in (min, max))
    if smallest is not largest:
        wall, processor = (largest["added"][key] / smallest["added"][key] for key in ("adding", "addingProcessor"))
        print(f"\nadding to {largest['figures']['captures']} takes {wall:.2f} times as long as to "
              f"{smallest['figures']['captures']}, and {processor:.2f} times the processor")


if __name__ == "__main__":
    main()
