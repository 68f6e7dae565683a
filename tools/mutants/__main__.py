"""The command; what it is for is written in the package's own docstring."""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path

import tools.mutants
from tools.mutants.listing import LIST, Listing, Mutant, sampled
from tools.mutants.runs import SURVIVED, MutantResult, tested


def report(mutants: list[Mutant], results: dict[int, MutantResult]) -> bool:
    """Print counts and survivors; whether each survivor is explained."""
    survivors = [each for each in mutants if results[each.id].killer == SURVIVED]
    for name in [*dict.fromkeys([each.package for each in mutants]), "all"]:
        ours = [each for each in mutants if name in (each.package, "all")]
        alive = [each for each in survivors if name in (each.package, "all")]
        killed = len(ours) - len(alive)
        print(f"{name:12} {killed:4} of {len(ours):4} killed ({killed / len(ours):.1%}), {len(alive)} survived")
    for each in survivors:
        print(f"\n{each}\n      reached by {results[each.id].reaching} tests; {each.explained or 'NOT EXPLAINED'}")
    return all([each.explained for each in survivors])


def kills_as_much(results: dict[int, MutantResult], earlier: dict[int, MutantResult]) -> bool:
    """Print what was killed earlier and is no longer; whether that is nothing."""
    before = {id for id, result in earlier.items() if result.killer != SURVIVED}
    lost = sorted([id for id, result in results.items() if result.killer == SURVIVED and id in before])
    print(f"\nkilled earlier and now no longer: {', '.join(map(str, lost)) or 'none'}")
    return not lost


def results_in(text: str) -> dict[int, MutantResult]:
    return {int(id): MutantResult(*fields) for id, fields in json.loads(text).items()}


def results_as_text(results: dict[int, MutantResult]) -> str:
    return "{\n" + ",\n".join([f'"{id}": {json.dumps(result)}' for id, result in sorted(results.items())]) + "\n}\n"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description=tools.mutants.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("package", nargs="*", help="only mutants of these packages")
    parser.add_argument("--only", type=int, action="append", metavar="ID", help="only the mutant with this number")
    parser.add_argument("--list", action="store_true", help="print the mutants and run nothing")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time (%(default)s)")
    parser.add_argument("--result", type=Path, metavar="FILE", help="write which test killed which mutant")
    parser.add_argument("--against", type=Path, metavar="FILE", help="fail if one survives that was killed then")
    parser.add_argument("--sample", type=int, metavar="COUNT", help="print a new list of so many mutants")
    parser.add_argument("--seed", type=int, default=1, help="for --sample (%(default)s)")
    parser.add_argument("--data", type=Path, default=LIST, metavar="FILE", help="another list")
    chosen = parser.parse_args(arguments)
    listing = Listing.read(chosen.data)
    if chosen.sample:
        print(replace(listing, mutants=sampled(listing.packages, chosen.sample, chosen.seed)).written(), end="")
        return 0
    wanted = [each for each in listing.mutants if not chosen.package or each.package in chosen.package]
    wanted = [each for each in wanted if not chosen.only or each.id in chosen.only]
    mutants = [each for each in wanted if each.find()]
    for gone in [each for each in wanted if each not in mutants]:
        print(f"{gone.id:4} is no longer there: {gone.file} {gone.function}: {gone.was} -> {gone.now}")
    if chosen.list or not mutants:
        print(*mutants, sep="\n")
        return int(not mutants)
    results = tested(mutants, listing, chosen.jobs)
    good = report(mutants, results) and mutants == wanted
    if chosen.result:
        chosen.result.write_text(results_as_text(results))
    if chosen.against:
        good = kills_as_much(results, results_in(chosen.against.read_text())) and good
    return int(not good)


if __name__ == "__main__":
    sys.exit(main())
