#!/usr/bin/env python3
"""Compares verify.py with a folder of conformance vectors, and prints the vectors whose results differ.

    conformance.py FOLDER

This file shows how a verifier in any language is tested with the vectors. They are described in FORMAT.md.
"""

import json
import os
import sys

from verify import Shoe, Table, verify, verify_session

MOVES = "Hit Stand Double Split Surrender DeclineSurrender TakeInsurance DeclineInsurance".split()


def read_json(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def read_bytes(path):
    with open(path, "rb") as file:
        return file.read()


def without_words(verification):
    """Returns a verification without its sentences, which each program words differently."""
    checks = [{name: value for name, value in check.items() if name != "detail"} for check in verification["checks"]]
    return {"status": verification["status"], "checks": checks, "notProven": verification["notProven"]}


def found_for_recording(folder, vector):
    options = vector.get("options", {})
    data = read_bytes(os.path.join(folder, vector["file"]))
    _, verification = verify(data, options.get("commitment"), options.get("anchor"), options.get("clientSeed"))
    return without_words(verification)


def found_for_session(folder, vector):
    options = vector.get("options", {})
    files = [read_bytes(os.path.join(folder, file)) for file in vector["files"]]
    session = verify_session(files, options.get("anchor"), options.get("head"), options.get("clientSeeds", []))
    return {**session, "recordings": [recording["status"] for recording in session["recordings"]]}


class StackedShoe(Shoe):
    """A shoe whose cards are all chosen. Its shuffle changes nothing."""

    def order(self, cards, nonce):
        return cards


def table_for(vector, presets):
    rules = {**presets[vector["preset"]], **vector["options"]}
    header = {"rules": rules, "credits": vector["credits"], "seats": vector["bets"], "purses": None}
    return Table(header, StackedShoe(rules["decks"]))


def found_for_round(vector, presets):
    """Plays a round, and returns the legal moves of each decision and the credits after the round."""
    table = table_for(vector, presets)
    table.run({"type": "Deal", "stack": vector["cards"]})
    decisions = []
    for decision in vector["decisions"]:
        hand = table.state.turn
        half = table.state.find(hand)["bet"] // 2 if hand is not None else 0
        moves = {kind: {"type": kind, "hand": hand, "amount": half} for kind in MOVES}
        legal = [kind for kind in MOVES if hand is not None and table.is_legal(moves[kind])]
        decisions.append({"hand": hand, "legal": legal, "choice": decision["choice"]})
        table.run(moves[decision["choice"]])
    return {"decisions": decisions, "creditsAfter": table.state.credits}


def found_for_bets(vector, presets):
    """Returns which of the bets are legal before a round."""
    table = table_for(vector, presets)
    bets = [{"type": "PlaceBet", "seat": bet["seat"], "amount": bet["amount"]} for bet in vector["attempts"]]
    return [table.is_legal(bet) for bet in bets]


def differences(folder):
    """Yields the vectors whose results differ, and finally the number of compared vectors."""
    vectors = read_json(os.path.join(folder, "expected.json"))
    compared = 0
    for name, found_for in (("recordings", found_for_recording), ("sessions", found_for_session)):
        for vector in vectors[name]:
            compared += 1
            found = found_for(folder, vector)
            if found != vector["expected"]:
                yield {"vector": vector, "found": found}
    path = os.path.join(folder, "legal-moves.json")
    if os.path.exists(path):
        moves = read_json(path)
        for vector in moves["rounds"]:
            compared += 1
            found = found_for_round(vector, moves["presets"])
            if any(found[name] != vector[name] for name in found):
                yield {"vector": vector, "found": found}
        for vector in moves["bets"]:
            compared += 1
            found = found_for_bets(vector, moves["presets"])
            if found != [attempt["legal"] for attempt in vector["attempts"]]:
                yield {"vector": vector, "found": found}
    yield compared


def main(folder):
    *different, compared = differences(folder)
    for one in different:
        print(json.dumps(one))
    print(f"{compared - len(different)} of {compared} vectors agree")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
