#!/usr/bin/env python3
"""Verifies recordings of Thunderjack (`.tjr`), alone or as a session.

This is a second implementation of the checks of `thunderjack verify`. It is written from FORMAT.md alone, and each part
names the section of that page. It needs Python 3.8 or later and nothing else.

    verify.py [--anchor HEX] [--commitment HEX] [--head HEX] [--client-seed TEXT]... [--json] FILE...

Exit codes: 0 for a recording that is fair, committed or consistent and for a complete session, 1 for all others, and 2
for wrong options and for files that cannot be read.
"""

import hashlib
import hmac
import json
import math
import re
import sys

SAFE = 2**53 - 1  # the largest safe integer
LARGEST_AMOUNT = 10**12
LONGEST_CHAIN = 10_000
ROUNDS_PER_SHOE = 100  # after which a shoe is used up

# The limits of the section "Reading".
MOST_BYTES = 64 * 1024 * 1024
MOST_LINES = 1_000_000
BYTES_PER_LINE = 16 * 1024
DEEPEST = 8
LONGEST_TEXT = 256
REFUSED_KEYS = {"__proto__", "constructor", "prototype"}

RANKS = "2 3 4 5 6 7 8 9 10 j q k a".split()
SUITS = "h d c s".split()
SEATS = ["right", "middle", "left"]
HANDS = [name for seat in SEATS for name in (seat, f"{seat}-2", f"{seat}-3", f"{seat}-4")]
MOST_HANDS = len(HANDS)
BETWEEN_ROUNDS = ("betting", "settled", "broke")


class Invalid(Exception):
    """The reason why a line is invalid."""


class Contradiction(Invalid):
    """The reason why an event cannot follow the events before it."""


class Refused(Invalid):
    """The reason why no line of a recording can be used: a newer version, or an unknown event."""


class Illegal(Exception):
    """The reason why a command is not legal."""


# ── Lines ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def lines_in(data):
    """Returns the lines of a file without their line feeds, and whether the last one ends with a line feed."""
    lines = data.split(b"\n")
    if lines[-1] == b"":
        return lines[:-1], True
    return lines, False


def number_from(text):
    """Returns a JSON number. A number such as 10.0 or 1e3 is an integer, as in JavaScript."""
    value = float(text)
    return int(value) if value.is_integer() and abs(value) <= SAFE else value


def integer_from(text):
    return int(text) if len(text) < 17 else number_from(text)


def no_constant(text):
    raise ValueError(f"{text} is not JSON")


def parsed(text):
    """Returns the value of a JSON text.

    Raises ValueError if the text is not JSON.
    """
    return json.loads(text, parse_int=integer_from, parse_float=number_from, parse_constant=no_constant)


def written(value):
    """Returns a value as JSON without white space."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def units(text):
    """Returns the number of UTF-16 code units of a text."""
    return len(text) + sum(character > "\uffff" for character in text)


def object_in(number, line, is_ended):
    """Returns the object of a line; None if the line is cut off."""
    if number > MOST_LINES:
        raise Invalid(f"a recording has at most {MOST_LINES} lines")
    if len(line) > BYTES_PER_LINE:
        raise Invalid(f"is longer than {BYTES_PER_LINE} bytes")
    try:
        value = parsed(line.decode("utf-8"))
    except ValueError:
        if is_ended:
            raise Invalid("is not JSON in UTF-8") from None
        return None
    except RecursionError:
        raise Invalid(f"is nested deeper than {DEEPEST}") from None
    if not isinstance(value, dict):
        raise Invalid("is not a JSON object")
    return value


def check_limits(value, path, depth):
    """Checks the limits of a value and of everything inside it."""
    if isinstance(value, str):
        if units(value) > LONGEST_TEXT:
            raise Invalid(f"{path} is longer than {LONGEST_TEXT} characters")
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        if (isinstance(value, float) or abs(value) > SAFE) and path != "rules.reshuffleBelow":
            raise Invalid(f"{path} must be a safe integer")
    elif isinstance(value, (dict, list)):
        if depth > DEEPEST:
            raise Invalid(f"{path} is nested deeper than {DEEPEST}")
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in pairs:
            if isinstance(key, str):
                check_key(key)
            check_limits(inner, f"{path}.{key}" if path else str(key), depth + 1)


def check_key(key):
    if key in REFUSED_KEYS:
        raise Invalid(f"{key} is not allowed as a key")
    if units(key) > LONGEST_TEXT:
        raise Invalid(f"has a key of more than {LONGEST_TEXT} characters")


# ── Fields (sections "Header", "Events" and "Recoveries, stacked cards and trailer") ──────────────────────────────────
#
# A kind of field is a function that returns whether a value is of that kind.


def is_whole(value):
    return type(value) is int and 0 <= value <= SAFE


def is_ordinal(value):
    return is_whole(value) and value >= 1


def is_yes_or_no(value):
    return type(value) is bool


def is_text(value):
    return type(value) is str


def is_utf8_text(value):
    return is_text(value) and not any("\ud800" <= character <= "\udfff" for character in value)


def is_object(value):
    return type(value) is dict


def is_card(value):
    if not is_text(value) or re.fullmatch(r"(10|[2-9jqka])_[hdcs]_(0|[1-9][0-9]{0,15})", value) is None:
        return False
    return int(value.split("_")[2]) <= SAFE


def is_time(value):
    day = r"[0-9]{4}-(0[1-9]|1[0-2])-([12][0-9]|0[1-9]|3[01])"
    time = r"([01][0-9]|2[0-3])(:[0-5][0-9]){2}(\.[0-9]{1,9})?"
    zone = r"(Z| ?[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)"
    return is_text(value) and re.fullmatch(f"{day}[T ]{time}{zone}", value) is not None


def hex_of(size):
    return lambda value: is_text(value) and re.fullmatch(f"[0-9a-f]{{{size * 2}}}", value) is not None


def one_of(*words):
    return lambda value: type(value) in (str, bool, int) and any(
        type(value) is type(word) and value == word for word in words
    )


def list_of(kind):
    return lambda value: type(value) is list and all(kind(item) for item in value)


def or_null(kind):
    return lambda value: value is None or kind(value)


def is_bets(value):
    return is_object(value) and sorted(value) == sorted(SEATS) and all(is_whole(amount) for amount in value.values())


is_hash = hex_of(32)
is_hand = one_of(*HANDS)
is_seat = one_of(*SEATS)
is_list_of_cards = list_of(is_card)

# The fields of each event in the order in which the recorder writes them.
EVENTS = {
    "BetPlaced": {"seat": is_seat, "amount": is_whole},
    "BetsCleared": {},
    "RoundStarted": {"round": is_ordinal, "bets": is_bets},
    "CardsDiscarded": {"cards": is_list_of_cards},
    "ShoeShuffled": {"shuffle": is_whole, "cards": is_whole},
    "ShoeStacked": {"count": is_whole, "cards": or_null(is_list_of_cards)},
    "CardDealt": {"to": one_of(*HANDS, "dealer"), "card": or_null(is_card), "faceDown": is_yes_or_no},
    "ThunderjacksCancelled": {"hands": list_of(is_hand)},
    "ThunderjackAwarded": {"hand": is_hand, "payout": is_whole},
    "BlackjackAwarded": {"hand": is_hand, "payout": is_whole},
    "BlitzAwarded": {"hand": is_hand, "payout": is_whole},
    "SurrenderOffered": {"hand": is_hand},
    "SurrenderDeclined": {"hand": is_hand},
    "InsuranceOffered": {"hand": is_hand},
    "InsuranceTaken": {"hand": is_hand, "amount": is_whole},
    "InsuranceDeclined": {"hand": is_hand},
    "TurnStarted": {"hand": is_hand},
    "HandHit": {"hand": is_hand},
    "HandStood": {"hand": is_hand},
    "HandDoubled": {"hand": is_hand, "amount": is_whole},
    "HandSplit": {"hand": is_hand, "newHand": is_hand, "card": is_card, "amount": is_whole},
    "HandSurrendered": {"hand": is_hand},
    "TurnEnded": {"hand": is_hand, "reason": one_of("bust", "blitz", "twenty-one", "split-aces", "no-cards")},
    "HoleCardRevealed": {"card": is_card},
    "DealerHit": {},
    "DealerStood": {"total": is_whole},
    "DealerBusted": {"total": is_whole},
    "HandSettled": {
        "hand": is_hand,
        "stake": one_of("bet", "insurance"),
        "bet": is_whole,
        "outcome": one_of("thunderjack", "blackjack", "blitz", "win", "push", "surrender", "lose", "bust"),
        "returned": is_whole,
    },
    "RoundSettled": {
        "round": is_ordinal,
        "staked": is_whole,
        "returned": is_whole,
        "credits": is_whole,
        "check": hex_of(8),
    },
    "GameEnded": {"credits": is_whole},
    "GameRestarted": {"credits": is_whole},
    "SeatBoughtIn": {"seat": is_seat, "amount": is_whole},
    "SeatCashedOut": {"seat": is_seat, "amount": is_whole},
    "BetRemoved": {"seat": is_seat},
}

HEADER = {
    "format": one_of("thunderjack"),
    "version": one_of(2),
    "createdAt": is_time,
    "rules": is_object,
    "seats": is_bets,
    "credits": lambda value: is_whole(value) or is_bets(value),
    "fairness": is_object,
    "previous": or_null(is_hash),
    "meta": is_object,
}
FAIRNESS = {
    "scheme": is_text,
    "anchor": is_hash,
    "index": is_ordinal,
    "length": lambda value: is_ordinal(value) and value <= LONGEST_CHAIN,
    "commitment": is_hash,
    "clientSeed": is_utf8_text,
}
OPTIONAL = {
    "recovered": one_of("secret-lost"),
    "clientSeedFrom": one_of("player", "random", "none"),
    "seed": one_of("chosen"),
    "nextAnchor": is_hash,
}
RECOVERY = {"recovered": one_of("tail-cut", "round-refunded", "unsaved")}
STACKED = {"stacked": is_ordinal, "cards": is_list_of_cards}
TRAILER = {"end": one_of(True), "events": is_whole, "hash": is_hash, "state": is_hash, "serverSeed": is_hash}


def check_fields(line, fields, optional=()):
    """Checks the fields that a line must have, and those that it may have. Other fields are not checked."""
    for name, kind in fields.items():
        if name not in line:
            raise Invalid(f"{name} is missing")
        if not kind(line[name]):
            raise Invalid(f"{name} has a wrong value")
    for name in optional:
        if name in line and not OPTIONAL[name](line[name]):
            raise Invalid(f"{name} has a wrong value")


def check_exactly(line, fields):
    check_fields(line, fields)
    if len(line) != len(fields):
        raise Invalid("has an unknown field")


def read_event(line):
    kind = line.get("type")
    if not is_text(kind):
        raise Invalid("type must be the name of an event")
    if kind not in EVENTS:
        raise Refused(f"is an unknown event: {kind[:64]}")
    fields = {"seq": is_ordinal, "t": is_whole, "type": is_text, **EVENTS[kind]}
    check_fields(line, fields)
    for name, value in line.items():
        check_key(name)
        if name not in fields and not name.startswith("x_"):
            raise Invalid(f"{name} is not a field of {kind}")
        check_limits(value, name, 2)
    return line


def read_addition(line):
    if not any(name.startswith("x_") for name in line):
        raise Invalid("must not follow the trailer")
    for name, value in line.items():
        check_key(name)
        if name != "hash" and not name.startswith("x_"):
            raise Invalid(f"{name} must not follow the trailer")
        check_limits(value, name, 2)
    check_fields(line, {"hash": is_hash})


# ── Older versions (sections "Version 1" and "Version 0") ─────────────────────────────────────────────────────────────

AMOUNTS_OF_VERSION_0 = {"amount", "bet", "payout", "returned", "staked", "credits"}


def version_of(line):
    if line.get("format") != "thunderjack":
        raise Invalid('format must be "thunderjack"')
    version = line.get("version")
    if not is_whole(version):
        raise Invalid("version must be a whole number")
    if version > 2:
        raise Refused(f"has version {version}, and this program reads versions up to 2")
    return version


def header_in_version_2(line, version):
    """Converts a header of any version to version 2."""
    line = dict(line)
    if version == 0:
        for name in ("credits", "seats"):
            if name in line:
                line[name] = in_hundredths(line[name])
    if version < 2:
        if is_object(line.get("credits")):
            raise Invalid("credits must be a number")
        line.pop("recovered", None)
        line["version"], line["previous"] = 2, None
        if is_object(line.get("fairness")):
            fairness = line["fairness"] = dict(line["fairness"])
            fairness.pop("nextAnchor", None)
            if fairness.get("scheme") == "hmac-sha256/1":
                fairness["scheme"] = "hmac-sha256/2"
            if "commitment" in fairness:
                fairness["anchor"] = fairness["commitment"]
            fairness["index"] = fairness["length"] = 1
    return line


def event_in_version_2(line, version):
    """Converts an event of any version to version 2."""
    if version > 0:
        return line
    if line.get("type") == "CardDrawn":
        names = {"hand": "to", "hidden": "faceDown"}
        return {names.get(name, name): "CardDealt" if name == "type" else value for name, value in line.items()}
    is_amount = AMOUNTS_OF_VERSION_0 | {"bets"}
    return {name: in_hundredths(value) if name in is_amount else value for name, value in line.items()}


def in_hundredths(value):
    """Returns credits of version 0 in hundredths. A value that cannot be converted is kept, and is rejected later."""
    if is_object(value):
        return {seat: in_hundredths(bet) for seat, bet in value.items()}
    if type(value) not in (int, float) or abs(value) > SAFE:
        return value
    hundredths = math.floor(value * 100 + 0.5)
    return hundredths if hundredths / 100 == value else value


# ── Header and rules (sections "Header" and "Rules") ──────────────────────────────────────────────────────────────────


def read_header(line):
    """Returns the header of version 2. Its credits are one number, and its purses are those of the seats, or None."""
    check_limits(line, "", 1)
    check_fields(line, HEADER, ["recovered"])
    fairness = line["fairness"]
    check_fields(fairness, FAIRNESS, ["clientSeedFrom", "seed", "nextAnchor"])
    if fairness["index"] > fairness["length"]:
        raise Invalid("fairness.index must not be above the length of the chain")
    if "nextAnchor" in fairness and fairness["index"] < fairness["length"]:
        raise Invalid("fairness.nextAnchor is allowed only for the last shoe of a chain")
    rules, purses = read_rules(line["rules"]), None
    if is_object(line["credits"]):
        purses = line["credits"] if "purses" in rules else None
        line = {**line, "credits": sum(line["credits"].values())}
        if line["credits"] > SAFE:
            raise Invalid("credits must have a sum that is a safe integer")
    elif "purses" in rules:
        raise Invalid("credits must be one amount for each seat")
    return {**line, "rules": rules, "purses": purses}


def is_rule_amount(value):
    return is_whole(value) and 1 <= value <= LARGEST_AMOUNT


def in_range(lowest, highest):
    return lambda value: type(value) is int and lowest <= value <= highest


def is_share(value):
    return type(value) in (int, float) and 0 <= value <= 1


def is_payout(value):
    return list_of(in_range(1, 1000))(value) and len(value) == 2


PAYOUTS = {name: is_payout for name in ("win", "blackjack", "thunderjack", "blitz", "insurance")}
THUNDERJACK = {
    "lowest": one_of("10", "j", "q", "k"),
    "endsRound": is_yes_or_no,
    "beatsDealerBlackjack": is_yes_or_no,
}
BLITZ = {"cards": in_range(5, 7), "dealerBusts": is_yes_or_no}
SPLIT = {
    "by": one_of("rank", "points"),
    "maxHands": in_range(2, 4),
    "deal": one_of("both", "on-turn"),
    "resplitAces": is_yes_or_no,
    "hitAces": is_yes_or_no,
}


def has_exactly(fields):
    return lambda value: is_object(value) and len(value) == len(fields) and all(
        name in value and kind(value[name]) for name, kind in fields.items()
    )


RULES = {
    "name": lambda value: is_text(value) and 1 <= units(value) <= 64,
    "decks": in_range(1, 8),
    "shuffle": one_of("discards", "every-round"),
    "reshuffleBelow": is_share,
    "seats": lambda value: list_of(is_seat)(value) and 0 < len(value) == len(set(value)),
    "startingCredits": is_rule_amount,
    "betStep": is_rule_amount,
    "minBet": is_rule_amount,
    "maxBet": or_null(is_rule_amount),
    "chips": lambda value: list_of(is_rule_amount)(value) and 1 <= len(value) <= 12,
    "dealOrder": one_of("seats-first", "dealer-first"),
    "holeCard": one_of("second", "first", "none"),
    "peek": is_yes_or_no,
    "originalBetsOnly": is_yes_or_no,
    "dealerHitsSoft17": is_yes_or_no,
    "dealerPlays": one_of("when-needed", "always"),
    "naturalBeats21": is_yes_or_no,
    "naturalAlwaysPaid": is_yes_or_no,
    "payouts": has_exactly(PAYOUTS),
    "thunderjack": or_null(has_exactly(THUNDERJACK)),
    "blitz": or_null(has_exactly(BLITZ)),
    "double": one_of("any", "9-11", "10-11", "none"),
    "doubleAfterSplit": is_yes_or_no,
    "split": or_null(has_exactly(SPLIT)),
    "surrender": one_of("none", "late", "early"),
    "insurance": is_yes_or_no,
    "autoStandOn21": is_yes_or_no,
}
OPTIONAL_RULES = {"purses": one_of("per-seat")}


def smallest_bet(rules):
    return -(-rules["minBet"] // rules["betStep"]) * rules["betStep"]


def pays_exactly(bet, payout):
    return bet * payout[0] % payout[1] == 0


def read_rules(rules):
    """Returns a rule set that can be played, with its seats in turn order."""
    check_exactly(rules, {**RULES, **{name: kind for name, kind in OPTIONAL_RULES.items() if name in rules}})
    if rules["peek"] and rules["holeCard"] == "none":
        raise Invalid("rules.peek requires a hole card")
    smallest, step, highest = smallest_bet(rules), rules["betStep"], rules["maxBet"]
    if highest is not None and smallest > highest:
        raise Invalid("rules allow no bet")
    unit = smallest if highest is not None and smallest + step > highest else step
    payouts = rules["payouts"]
    paid = ["win", "blackjack"] + [name for name in ("thunderjack", "blitz") if rules[name] is not None]
    if not all(pays_exactly(unit, payouts[name]) for name in paid):
        raise Invalid("rules.payouts cannot be paid exactly")
    if (rules["surrender"] != "none" or rules["insurance"]) and unit % 2 == 1:
        raise Invalid("rules.betStep cannot be halved exactly")
    if rules["insurance"] and not pays_exactly(unit // 2, payouts["insurance"]):
        raise Invalid("rules.payouts.insurance cannot be paid exactly")
    return {**rules, "seats": [seat for seat in SEATS if seat in rules["seats"]]}


# ── The state (section "The state") ───────────────────────────────────────────────────────────────────────────────────


def seat_of(hand_name):
    return hand_name.split("-")[0]


class State:
    """The state of a table. `fold` applies one event after another."""

    def __init__(self, header):
        self.cards = header["rules"]["decks"] * 52
        self.phase, self.turn, self.round = "betting", None, 0
        self.credits, self.bets = header["credits"], header["seats"]
        self.purses = header["purses"]  # the credits of each seat; None if all seats share one purse
        self.hands = []
        self.dealer, self.face_down = [], -1
        self.undealt, self.tray, self.shuffles = self.cards, 0, 0

    def is_in_play(self):
        return self.phase not in BETWEEN_ROUNDS

    def find(self, name):
        """Returns the hand with this name; None if it is not on the table."""
        return next((hand for hand in self.hands if hand["name"] == name), None)

    def require(self, name):
        hand = self.find(name)
        if hand is None:
            raise Contradiction(f"there is no hand {name} on the table")
        return hand

    def fold(self, event):
        """Applies an event.

        Raises Contradiction if it cannot follow the events before it.
        """
        kind = event["type"]
        if kind == "CardDealt":
            self.fold_card(event)
        elif kind == "BetPlaced":
            self.bets = {seat: event["amount"] if seat == event["seat"] else self.bets[seat] for seat in SEATS}
            self.turn = None
        elif kind == "BetsCleared":
            self.bets, self.turn = dict.fromkeys(SEATS, 0), None
        elif kind == "RoundStarted":
            if self.is_in_play():
                raise Contradiction(f"round {self.round} is not settled yet")
            if event["round"] != self.round + 1:
                raise Contradiction(f"the next round is {self.round + 1}, not {event['round']}")
            self.phase, self.turn, self.round, self.bets = "opening", None, event["round"], event["bets"]
            for seat in SEATS:
                self.pay(seat, -self.bets[seat])
        elif kind == "CardsDiscarded":
            self.hands, self.dealer, self.face_down = [], [], -1
            self.tray += len(event["cards"])
        elif kind == "ShoeShuffled":
            if event["shuffle"] != self.shuffles:
                raise Contradiction(f"the next shuffle is {self.shuffles}, not {event['shuffle']}")
            if self.shuffles >= self.round:
                raise Contradiction("the shoe was shuffled more than once in a round")
            self.undealt, self.tray, self.shuffles = event["cards"], 0, event["shuffle"] + 1
        elif kind in ("SurrenderOffered", "InsuranceOffered", "TurnStarted"):
            phases = {"SurrenderOffered": "surrender", "InsuranceOffered": "insurance", "TurnStarted": "players"}
            self.phase, self.turn = phases[kind], event["hand"]
        elif kind in ("SurrenderDeclined", "InsuranceDeclined", "HandStood", "HandSurrendered", "TurnEnded"):
            self.turn = None
        elif kind == "InsuranceTaken":
            hand = self.require(event["hand"])
            hand["insurance"] = {"bet": event["amount"], "returned": None}
            self.pay(hand["seat"], -event["amount"])
            self.turn = None
        elif kind == "HandDoubled":
            hand = self.require(event["hand"])
            hand["bet"] += event["amount"]
            hand["doubled"] = True
            self.pay(hand["seat"], -event["amount"])
        elif kind == "HandSplit":
            hand = self.require(event["hand"])
            hand["cards"] = [card for card in hand["cards"] if card != event["card"]]
            hand["split"] = True
            moved = new_hand(event["newHand"], [event["card"]], event["amount"], True)
            self.hands.insert(self.hands.index(hand) + 1, {**moved, "seat": hand["seat"]})
            self.pay(hand["seat"], -event["amount"])
        elif kind == "HoleCardRevealed":
            if self.face_down == -1:
                raise Contradiction("no card is face down")
            self.dealer[self.face_down] = event["card"]
            self.face_down, self.phase, self.turn = -1, "dealer", None
        elif kind == "DealerHit":
            self.phase, self.turn = "dealer", None
        elif kind == "HandSettled":
            hand = self.require(event["hand"])
            if event["stake"] == "bet":
                hand["outcome"], hand["returned"] = event["outcome"], event["returned"]
            else:
                hand["insurance"] = {"bet": event["bet"], "returned": event["returned"]}
            self.pay(hand["seat"], event["returned"])
        elif kind in ("RoundSettled", "GameEnded"):
            self.phase, self.turn = "settled" if kind == "RoundSettled" else "broke", None
        elif kind == "GameRestarted":
            self.phase, self.turn, self.credits = "betting", None, event["credits"]
        elif kind == "BetRemoved":
            self.bets, self.turn = {**self.bets, event["seat"]: 0}, None
        elif kind in ("SeatBoughtIn", "SeatCashedOut"):
            if self.purses is None:
                raise Contradiction(f"the {event['seat']} seat has no purse of its own")
            self.turn = None
            if kind == "SeatBoughtIn":
                self.pay(event["seat"], event["amount"])
            else:
                self.pay(event["seat"], -event["amount"])
                self.bets = {**self.bets, event["seat"]: 0}
        self.check_cards()

    def pay(self, seat, change):
        """Changes the credits, and the purse of the seat if it has its own."""
        self.credits += change
        if self.purses is not None:
            self.purses = {**self.purses, seat: self.purses[seat] + change}

    def credits_of(self, seat):
        """Returns the credits from which a seat pays."""
        return self.credits if self.purses is None else self.purses[seat]

    def fold_card(self, event):
        to, card = event["to"], event["card"]
        if event["faceDown"] and (to != "dealer" or self.face_down != -1):
            raise Contradiction("only the hole card of the dealer can be face down")
        self.undealt -= 1
        if to == "dealer":
            if event["faceDown"]:
                self.face_down = len(self.dealer)
            self.dealer.append(card)
            return
        if card is None:
            raise Contradiction(f"a masked card was dealt to the hand {to}")
        hand = self.find(to)
        if hand is not None:
            hand["cards"].append(card)
        elif to in SEATS:
            self.hands.append(new_hand(to, [card], self.bets[to], False))
        else:
            raise Contradiction(f"there is no hand {to} on the table")

    def check_cards(self):
        """Checks that every card is in one place."""
        cards = self.undealt + self.tray + len(self.dealer) + sum(len(hand["cards"]) for hand in self.hands)
        if self.undealt < 0 or cards != self.cards:
            raise Contradiction(f"the table has {self.cards} cards, not {cards}")
        if len(self.hands) > MOST_HANDS:
            raise Contradiction("there are more hands than the seats allow")

    def hash(self):
        """Returns the hash of the section "State hash"."""
        names = ("name", "cards", "bet", "split", "doubled", "insurance", "outcome", "returned")
        fields = {
            "phase": self.phase,
            "round": self.round,
            "turn": self.turn,
            "credits": self.credits,
            "bets": self.bets,
            "hands": [{name: hand[name] for name in names} for hand in self.hands],
            "dealer": {"cards": self.dealer, "faceDown": self.face_down},
            "undealt": self.undealt,
            "tray": self.tray,
            "shuffles": self.shuffles,
            **({} if self.purses is None else {"purses": self.purses}),
        }
        # All texts and keys are ASCII and all numbers are integers, so this is canonical JSON.
        canonical = json.dumps(fields, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()


def new_hand(name, cards, bet, is_split):
    return {
        "name": name,
        "seat": seat_of(name),
        "cards": cards,
        "bet": bet,
        "split": is_split,
        "doubled": False,
        "insurance": None,
        "outcome": None,
        "returned": 0,
    }


# ── Reading (section "Reading") ───────────────────────────────────────────────────────────────────────────────────────


class Recording:
    """The valid lines of a file up to its first fault."""

    def __init__(self, data):
        self.lines, is_ended = lines_in(data)
        self.version = 2
        self.header, self.state, self.trailer = None, None, None
        self.events, self.recoveries, self.stacks = [], [], []
        self.stacked = []  # the events of the stacked deals
        self.fault = None  # the line and the reason of the first invalid line
        self.is_contradiction = False
        self.is_truncated = False
        if len(data) > MOST_BYTES:
            self.fault = (1, f"begins a recording of more than {MOST_BYTES} bytes")
            return
        last = len(self.lines)
        for number, line in enumerate(self.lines, start=1):
            try:
                content = object_in(number, line, is_ended or number < last)
                if content is None:
                    self.is_truncated = True
                    break
                self.add(content)
            except Invalid as reason:
                self.fault = (number, str(reason))
                self.is_contradiction = isinstance(reason, Contradiction)
                if isinstance(reason, Refused):
                    self.header = None
                break
        if self.header is None and self.fault is None:
            self.fault = (1, "is not a complete header of a recording")

    @property
    def last_line(self):
        """The number of the last line up to the trailer."""
        return 1 + len(self.events) + len(self.recoveries) + len(self.stacks) + (self.trailer is not None)

    def add(self, line):
        is_newest = self.version == 2
        if self.header is None:
            self.version = version_of(line)
            header = read_header(header_in_version_2(line, self.version))
            if self.version == 2 and "clientSeedFrom" not in header["fairness"]:
                raise Invalid("fairness.clientSeedFrom is missing")
            self.header, self.state = header, State(header)
        elif self.trailer is not None:
            if not is_newest:
                raise Invalid("must not follow the trailer")
            read_addition(line)
        elif "end" in line:
            self.add_trailer(line)
        elif is_newest and "recovered" in line:
            self.add_recovery(line)
        elif is_newest and "stacked" in line:
            self.add_stacked(line)
        else:
            self.add_event(read_event(event_in_version_2(line, self.version)))

    def add_event(self, event):
        if self.recoveries or self.stacks:
            raise Invalid("must not follow a recovery or stacked cards")
        if event["seq"] != len(self.events) + 1:
            raise Invalid(f"seq must be {len(self.events) + 1}")
        kind = event["type"]
        if self.version == 2:
            if kind == "CardDealt" and event["faceDown"] != (event["card"] is None):
                raise Invalid("card must be null if and only if it is face down")
            if kind == "ShoeStacked" and event["cards"] is not None:
                raise Invalid("cards must be null")
            if kind == "RoundSettled" and self.state.face_down != -1:
                raise Invalid("must follow the HoleCardRevealed of its round")
        self.state.fold(event)
        self.events.append(event)
        if kind == "ShoeStacked":
            self.stacked.append(event)

    def add_recovery(self, line):
        check_exactly(line, RECOVERY)
        if self.stacks:
            raise Invalid("must not follow the stacked cards")
        if line["recovered"] in self.recoveries:
            raise Invalid("must not name the same reason twice")
        self.recoveries.append(line["recovered"])

    def unnamed_stack(self):
        """Returns the first stacked deal whose cards are not named yet; None if there is none."""
        return self.stacked[len(self.stacks)] if len(self.stacks) < len(self.stacked) else None

    def add_stacked(self, line):
        check_exactly(line, STACKED)
        deal = self.unnamed_stack()
        if deal is None or deal["seq"] != line["stacked"]:
            raise Invalid("stacked must be the number of the next stacked deal")
        if deal["count"] != len(line["cards"]):
            raise Invalid(f"cards must be {deal['count']} cards")
        self.stacks.append(line)

    def add_trailer(self, line):
        if self.version == 2 and self.unnamed_stack() is not None:
            raise Invalid("must follow the cards of every stacked deal")
        check_exactly(line, TRAILER)
        if line["events"] != len(self.events):
            raise Invalid(f"events must be {len(self.events)}")
        self.trailer = line

    def unmasked_events(self):
        """Returns the events with every card that the recording contains."""
        events = list(self.events)
        named = {line["stacked"]: line["cards"] for line in self.stacks}
        hole = None
        for place, event in enumerate(self.events):
            if event["type"] == "CardDealt" and event["faceDown"]:
                hole = place if event["card"] is None else None
            elif event["type"] == "HoleCardRevealed":
                if hole is not None:
                    events[hole] = {**events[hole], "card": event["card"]}
                hole = None
            elif event["type"] == "ShoeStacked" and event["cards"] is None and event["seq"] in named:
                events[place] = {**event, "cards": named[event["seq"]]}
        return events


def is_masked(event):
    kind = event["type"]
    return (kind == "CardDealt" and event["card"] is None) or (kind == "ShoeStacked" and event["cards"] is None)


def masked(event):
    """Returns an event as the public sees it."""
    if event["type"] == "CardDealt" and event["faceDown"]:
        return {**event, "card": None}
    if event["type"] == "ShoeStacked":
        return {**event, "cards": None}
    return event


# ── The hash chain (section "Hash chain") ─────────────────────────────────────────────────────────────────────────────


class Chain:
    """The hash chain of a recording, compared with each `check` and with the hash of the trailer."""

    def __init__(self, recording, replaced=(None, b"")):
        """`replaced` is the number of a line, and the bytes that replace the line."""
        self.confirmed = 0  # the last line that a later check confirms
        self.checks = 0
        self.broken = None  # the range of the first mismatch
        link = b""
        for number in range(1, recording.last_line + 1):
            noted = None
            if recording.trailer is not None and number == recording.last_line:
                noted, found = recording.trailer["hash"], link.hex()
            elif 2 <= number <= len(recording.events) + 1 and recording.events[number - 2]["type"] == "RoundSettled":
                noted, found = recording.events[number - 2]["check"], link.hex()[:16]
            if noted is not None:
                self.checks += 1
                if noted != found:
                    self.broken = (self.confirmed + 1, number)
                    return
                self.confirmed = number - 1
            line = replaced[1] if number == replaced[0] else recording.lines[number - 1]
            link = hashlib.sha256(link + line).digest()


# ── The fair shuffle (section "The fair shuffle") ─────────────────────────────────────────────────────────────────────


def canonical_cards(packs):
    return [f"{rank}_{suit}_{pack}" for pack in range(packs) for suit in SUITS for rank in RANKS]


def canonical_place(card):
    rank, suit, pack = card.split("_")
    return int(pack), SUITS.index(suit), RANKS.index(rank)


def random_words(key, prefix):
    block = 0
    while True:
        mac = hmac.new(key, f"{prefix}:{block}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(mac[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def shuffled(cards, key, client_seed, nonce):
    order = sorted(cards, key=canonical_place)
    words = random_words(key, f"{client_seed}:{nonce}")
    for i in range(len(order) - 1, 0, -1):
        limit = 2**32 // (i + 1) * (i + 1)
        j = next(word for word in words if word < limit) % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


class Shoe:
    """The cards of a table: in the shoe (the last one is the top), on the table, and in the discard tray.

    Before its first shuffle, a shoe is in canonical order.
    """

    def __init__(self, packs):
        self.known = set(canonical_cards(packs))
        self.shoe, self.table, self.tray = canonical_cards(packs), [], []

    def draw(self):
        card = self.shoe.pop()
        self.table.append(card)
        return card

    def discard(self):
        self.tray += self.table
        self.table = []

    def shuffle(self, nonce):
        self.shoe, self.tray = self.order(self.shoe + self.tray, nonce), []
        return len(self.shoe)

    def order(self, cards, nonce):
        raise NotImplementedError

    def why_not_stack(self, cards, is_after_shuffle):
        """Returns the reason why these cards cannot be put on top; None if they can."""
        for place, card in enumerate(cards):
            if card not in self.known:
                return f"there is no card {card}"
            if not is_after_shuffle and card not in self.shoe:
                return f"the card {card} is not in the shoe"
            if card in cards[:place]:
                return f"the card {card} was chosen twice"
        return None

    def stack(self, cards):
        self.shoe = [card for card in self.shoe if card not in cards] + cards[::-1]


class SeedShoe(Shoe):
    """A shoe that is shuffled from its seeds."""

    def __init__(self, recording):
        super().__init__(recording.header["rules"]["decks"])
        self.key = bytes.fromhex(recording.trailer["serverSeed"])
        self.client_seed = recording.header["fairness"]["clientSeed"]

    def order(self, cards, nonce):
        return shuffled(cards, self.key, self.client_seed, nonce)


class RecordedShoe(Shoe):
    """A shoe that deals the recorded cards, because the seed is secret."""

    def __init__(self, recording, events):
        super().__init__(recording.header["rules"]["decks"])
        dealt = (event["card"] for event in events if event["type"] == "CardDealt")
        self.recorded = (card for card in dealt if card is not None)

    def draw(self):
        card = next(self.recorded, None)
        if card in self.shoe:
            self.stack([card])
        return super().draw()

    def order(self, cards, nonce):
        return cards


# ── Hands (section "Totals and settlements") ──────────────────────────────────────────────────────────────────────────


def rank_of(card):
    return card.split("_")[0]


def suit_of(card):
    return card.split("_")[1]


def points_of(card):
    rank = rank_of(card)
    return 1 if rank == "a" else 10 if rank in "jqk" else int(rank)


def total_of(cards):
    points = [points_of(card) for card in cards]
    return sum(points) + (10 if 1 in points and sum(points) <= 11 else 0)


def is_soft(cards):
    return total_of(cards) > sum(points_of(card) for card in cards)


def is_natural(cards):
    return len(cards) == 2 and None not in cards and sorted(points_of(card) for card in cards) == [1, 10]


def is_blackjack(hand):
    return not hand["split"] and is_natural(hand["cards"])


def is_thunderjack(hand, rules):
    if rules["thunderjack"] is None or not is_blackjack(hand):
        return False
    first, second = hand["cards"]
    other = second if points_of(first) == 1 else first
    courts = ["10", "j", "q", "k"]
    return suit_of(first) == suit_of(second) and rank_of(other) in courts[courts.index(rules["thunderjack"]["lowest"]) :]


def is_split_aces(hand):
    return hand["split"] and rank_of(hand["cards"][0]) == "a"


def could_make_blackjack(upcard):
    return points_of(upcard) in (1, 10)


def payout(bet, ratio):
    return bet * ratio[0] // ratio[1]


# ── Legal commands (the table after "The order of a round") ───────────────────────────────────────────────────────────
#
# A command is an object with a `type`: PlaceBet (`seat`, `amount`), ClearBets, Deal (`stack`, optional), StartAgain, BuyIn
# (`seat`, `amount`), CashOut (`seat`), and the moves of a `hand`: Hit, Stand, Double, Split, Surrender, DeclineSurrender, TakeInsurance (`amount`) and
# DeclineInsurance.

CHOICES = {
    "BetPlaced": "PlaceBet",
    "BetsCleared": "ClearBets",
    "RoundStarted": "Deal",
    "GameRestarted": "StartAgain",
    "SeatBoughtIn": "BuyIn",
    "SeatCashedOut": "CashOut",
    "HandHit": "Hit",
    "HandStood": "Stand",
    "HandDoubled": "Double",
    "HandSplit": "Split",
    "HandSurrendered": "Surrender",
    "SurrenderDeclined": "DeclineSurrender",
    "InsuranceTaken": "TakeInsurance",
    "InsuranceDeclined": "DeclineInsurance",
}

PHASES = {
    "DeclineSurrender": ("surrender",),
    "Surrender": ("surrender", "players"),
    "TakeInsurance": ("insurance",),
    "DeclineInsurance": ("insurance",),
}


class Table:
    """A table whose commands are decided by the rules. Each event is folded into the state at once."""

    def __init__(self, header, shoe):
        self.rules, self.state, self.shoe = header["rules"], State(header), shoe
        self.events = []

    def emit(self, kind, **fields):
        event = {"type": kind, **fields}
        self.events.append(event)
        self.state.fold(event)

    def run(self, command):
        """Runs a command and returns its events.

        Raises Illegal if the command is not legal.
        """
        reason = self.why_not(command)
        if reason is not None:
            raise Illegal(reason)
        self.events = []
        kind = command["type"]
        if kind == "PlaceBet":
            self.emit("BetPlaced", seat=command["seat"], amount=command["amount"])
        elif kind == "ClearBets":
            self.emit("BetsCleared")
        elif kind == "StartAgain":
            self.emit("GameRestarted", credits=self.rules["startingCredits"])
        elif kind == "BuyIn":
            self.emit("SeatBoughtIn", seat=command["seat"], amount=command["amount"])
        elif kind == "CashOut":
            self.emit("SeatCashedOut", seat=command["seat"], amount=self.state.purses[command["seat"]])
        elif kind == "Deal":
            self.deal(command.get("stack", []))
        elif self.state.phase == "surrender":
            self.answer_surrender(command)
        elif self.state.phase == "insurance":
            self.answer_insurance(command)
        else:
            self.play_turn(command)
        return self.events

    def is_legal(self, command):
        return self.why_not(command) is None

    def why_not(self, command):
        """Returns the reason why a command is not legal; None if it is legal."""
        kind, state = command["type"], self.state
        if kind in ("PlaceBet", "ClearBets", "Deal", "BuyIn", "CashOut"):
            if state.phase not in ("betting", "settled"):
                return "bets are not accepted now"
            if kind in ("BuyIn", "CashOut"):
                return self.why_not_purse(command)
            if kind == "PlaceBet":
                return self.why_not_bet(command["seat"], command["amount"])
            if sum(state.bets.values()) == 0:
                return "there is no bet"
            return self.why_not_deal(command) if kind == "Deal" else None
        if kind == "StartAgain":
            return None if state.phase == "broke" else "the game is not over"
        hand = state.find(command["hand"])
        if hand is None or state.turn != hand["name"] or state.phase not in PHASES.get(kind, ("players",)):
            return "it is not the turn of this hand"
        if kind == "Hit":
            return self.why_not_hit(hand)
        if kind == "Double":
            return self.why_not_double(hand)
        if kind == "Split":
            return self.why_not_split(hand)
        if kind == "Surrender" and state.phase == "players":
            return self.why_not_surrender(hand)
        if kind == "TakeInsurance":
            return self.why_not_insure(hand, command["amount"])
        return None

    def why_not_bet(self, seat, amount):
        rules, state = self.rules, self.state
        if seat not in rules["seats"]:
            return f"the table has no seat {seat}"
        if amount == 0:
            return None
        highest = LARGEST_AMOUNT if rules["maxBet"] is None else rules["maxBet"]
        if amount % rules["betStep"] != 0 or not smallest_bet(rules) <= amount <= highest:
            return "this is not a legal bet at this table"
        before = state.bets[seat]
        others = sum(state.bets.values()) - before if state.purses is None else 0
        if amount > before and others + amount > state.credits_of(seat):
            return "the credits cannot pay the bets"
        return None

    def why_not_purse(self, command):
        seat, state = command["seat"], self.state
        if state.purses is None:
            return "all seats share one purse"
        if seat not in self.rules["seats"]:
            return f"the table has no seat {seat}"
        if command["type"] == "BuyIn" and not 0 < command["amount"] <= LARGEST_AMOUNT - state.credits:
            return "this is not a legal amount of a buy-in"
        return None

    def why_not_deal(self, command):
        state = self.state
        is_paid = all(state.bets[seat] <= state.credits_of(seat) for seat in SEATS)
        if not is_paid or (state.purses is None and sum(state.bets.values()) > state.credits):
            return "the credits cannot pay the bets"
        on_table = self.cards_on_table()
        return self.shoe.why_not_stack(command.get("stack", []), self.is_shuffle_due(len(on_table)))

    def why_not_hit(self, hand):
        if is_split_aces(hand) and not self.rules["split"]["hitAces"]:
            return "split aces stand"
        return None if self.cards_left() >= 1 else "no card is left"

    def why_not_double(self, hand):
        rules = self.rules
        lowest = {"any": 0, "9-11": 9, "10-11": 10}.get(rules["double"])
        if lowest is None or len(hand["cards"]) != 2:
            return "this hand cannot be doubled"
        if rules["double"] != "any" and not lowest <= total_of(hand["cards"]) <= 11:
            return "this total cannot be doubled"
        if hand["split"] and not rules["doubleAfterSplit"]:
            return "a split hand cannot be doubled"
        if is_split_aces(hand) and not rules["split"]["hitAces"]:
            return "split aces stand"
        if hand["bet"] > self.state.credits_of(hand["seat"]):
            return "the credits cannot pay the bet"
        return None if self.cards_left() >= 1 else "no card is left"

    def why_not_split(self, hand):
        split = self.rules["split"]
        if split is None or len(hand["cards"]) != 2:
            return "this hand cannot be split"
        first, second = hand["cards"]
        value = rank_of if split["by"] == "rank" else points_of
        if value(first) != value(second):
            return "this is not a pair"
        if is_split_aces(hand) and not split["resplitAces"]:
            return "split aces cannot be split again"
        if sum(other["seat"] == hand["seat"] for other in self.state.hands) >= split["maxHands"]:
            return "the seat has its maximum number of hands"
        if hand["bet"] > self.state.credits_of(hand["seat"]):
            return "the credits cannot pay the bet"
        return None if self.cards_left() >= 2 else "there are not two cards left"

    def why_not_surrender(self, hand):
        if self.rules["surrender"] == "none" or self.is_surrender_offered():
            return "surrender is not offered now"
        return None if len(hand["cards"]) == 2 and not hand["split"] else "this hand cannot surrender"

    def why_not_insure(self, hand, amount):
        if not 0 < amount * 2 <= hand["bet"] or not pays_exactly(amount, self.rules["payouts"]["insurance"]):
            return "this is not a legal amount of an insurance"
        return None if amount <= self.state.credits_of(hand["seat"]) else "the credits cannot pay the insurance"

    def cards_left(self):
        return self.state.undealt + self.state.tray

    def cards_on_table(self):
        cards = [card for hand in self.state.hands for card in hand["cards"]]
        return cards + [card for card in self.state.dealer if card is not None]

    def is_shuffle_due(self, on_table=0):
        """Returns whether the next deal shuffles the shoe, after `on_table` more cards are discarded."""
        rules, state = self.rules, self.state
        if state.shuffles == 0 or rules["shuffle"] == "every-round":
            return True
        return state.tray + on_table > 0 and state.undealt < rules["reshuffleBelow"] * rules["decks"] * 52

    def is_surrender_offered(self):
        rules = self.rules
        return rules["surrender"] == "early" and rules["peek"] and could_make_blackjack(self.upcard())

    def upcard(self):
        return self.state.dealer[1 if self.state.face_down == 0 else 0]

    # ── The order of a round (the numbers of the steps are those of that section) ──

    def draw(self, to, face_down=False):
        if self.state.undealt == 0:
            self.shuffle()
        self.emit("CardDealt", to=to, card=self.shoe.draw(), faceDown=face_down)

    def shuffle(self):
        nonce = self.state.shuffles
        self.emit("ShoeShuffled", shuffle=nonce, cards=self.shoe.shuffle(nonce))

    def unsettled(self):
        return [hand for hand in self.state.hands if hand["outcome"] is None]

    def settle(self, hand, outcome, returned):
        bet = hand["bet"]
        self.emit("HandSettled", hand=hand["name"], stake="bet", bet=bet, outcome=outcome, returned=returned)

    def award(self, kind, hand):
        """Pays a Thunderjack, a blackjack or a Blitz."""
        won = payout(hand["bet"], self.rules["payouts"][kind.lower()])
        self.emit(f"{kind}Awarded", hand=hand["name"], payout=won)
        self.settle(hand, kind.lower(), hand["bet"] + won)

    def deal(self, stack):
        """Steps 2 to 7."""
        rules, state = self.rules, self.state
        self.emit("RoundStarted", round=state.round + 1, bets=state.bets)
        on_table = self.cards_on_table()
        if on_table:
            self.shoe.discard()
            self.emit("CardsDiscarded", cards=on_table)
        if self.is_shuffle_due():
            self.shuffle()
        if stack:
            self.shoe.stack(stack)
            self.emit("ShoeStacked", count=len(stack), cards=stack)
        for turn in ("first", "second"):
            if rules["dealOrder"] == "dealer-first":
                self.deal_to_dealer(turn)
            for seat in rules["seats"]:
                if state.bets[seat] > 0:
                    self.draw(seat)
            if rules["dealOrder"] == "seats-first":
                self.deal_to_dealer(turn)
        found = [hand for hand in state.hands if is_thunderjack(hand, rules)]
        if len(found) > 1:
            self.emit("ThunderjacksCancelled", hands=[hand["name"] for hand in found])
            for hand in found:
                self.settle(hand, "push", hand["bet"])
        elif found and (rules["thunderjack"]["beatsDealerBlackjack"] or not could_make_blackjack(self.upcard())):
            self.award("Thunderjack", found[0])
        self.offer_surrender(0)

    def deal_to_dealer(self, turn):
        hole = self.rules["holeCard"]
        if turn == "first" or hole != "none":
            self.draw("dealer", hole == turn)

    def offer_surrender(self, start):
        """Step 8, for the hands from this index on."""
        if self.is_surrender_offered():
            for hand in self.state.hands[start:]:
                if hand["outcome"] is None:
                    return self.emit("SurrenderOffered", hand=hand["name"])
        return self.offer_insurance(0)

    def place_after(self, name):
        return self.state.hands.index(self.state.find(name)) + 1

    def answer_surrender(self, command):
        name = command["hand"]
        if command["type"] == "Surrender":
            self.surrender(self.state.find(name))
        else:
            self.emit("SurrenderDeclined", hand=name)
        self.offer_surrender(self.place_after(name))

    def surrender(self, hand):
        self.emit("HandSurrendered", hand=hand["name"])
        self.settle(hand, "surrender", hand["bet"] // 2)

    def offer_insurance(self, start):
        """Step 9, for the hands from this index on."""
        if self.rules["insurance"] and points_of(self.upcard()) == 1:
            for hand in self.state.hands[start:]:
                if hand["outcome"] is None and self.state.credits_of(hand["seat"]) * 2 >= hand["bet"]:
                    return self.emit("InsuranceOffered", hand=hand["name"])
        return self.compare_openings()

    def answer_insurance(self, command):
        name = command["hand"]
        if command["type"] == "TakeInsurance":
            self.emit("InsuranceTaken", hand=name, amount=command["amount"])
        else:
            self.emit("InsuranceDeclined", hand=name)
        self.offer_insurance(self.place_after(name))

    def compare_openings(self):
        """Steps 10 and 11."""
        rules = self.rules
        if rules["peek"]:
            hole = self.peeked()
            if is_natural([hole, self.upcard()]):
                self.show_second_card()
                return self.end_round()
            self.settle_insurances(False)
        is_safe = rules["peek"] or not could_make_blackjack(self.upcard())
        for hand in self.unsettled():
            if not is_blackjack(hand):
                continue
            if is_thunderjack(hand, rules):
                if is_safe:
                    self.award("Thunderjack", hand)
            elif is_safe or rules["naturalAlwaysPaid"]:
                self.award("Blackjack", hand)
        thunderjack = rules["thunderjack"]
        is_over = any(hand["outcome"] == "thunderjack" for hand in self.state.hands)
        if thunderjack is not None and thunderjack["endsRound"] and is_over:
            self.show_second_card()
            self.compare_with_dealer()
            return self.end_round()
        if not self.start_next_turn(0):
            self.play_dealer(False)
        return None

    def peeked(self):
        return self.state.dealer[self.state.face_down]

    def start_next_turn(self, start):
        """Step 12, for the hands from this index on. Returns whether a hand must choose."""
        place = start
        while place < len(self.state.hands):
            hand = self.state.hands[place]
            place += 1
            if hand["outcome"] is not None or is_blackjack(hand):
                continue
            self.emit("TurnStarted", hand=hand["name"])
            if len(hand["cards"]) == 1:
                if self.cards_left() == 0:
                    self.emit("TurnEnded", hand=hand["name"], reason="no-cards")
                    continue
                self.draw(hand["name"])
            if not self.ends_by_itself(hand):
                return True
        return False

    def play_turn(self, command):
        kind, hand = command["type"], self.state.find(command["hand"])
        name = hand["name"]
        is_over = True
        if kind == "Hit":
            self.emit("HandHit", hand=name)
            self.draw(name)
            is_over = self.ends_by_itself(hand)
        elif kind == "Stand":
            self.emit("HandStood", hand=name)
        elif kind == "Double":
            self.emit("HandDoubled", hand=name, amount=hand["bet"])
            self.draw(name)
            if total_of(hand["cards"]) > 21:
                self.bust(hand)
        elif kind == "Split":
            self.split(hand)
            is_over = self.ends_by_itself(hand)
        else:
            self.surrender(hand)
        if is_over and not self.start_next_turn(self.place_after(name)):
            self.play_dealer(True)

    def split(self, hand):
        name, seat = hand["name"], hand["seat"]
        count = sum(other["seat"] == seat for other in self.state.hands)
        new_name = f"{seat}-{count + 1}"
        self.emit("HandSplit", hand=name, newHand=new_name, card=hand["cards"][1], amount=hand["bet"])
        self.draw(name)
        if self.rules["split"]["deal"] == "both":
            self.draw(new_name)

    def ends_by_itself(self, hand):
        """Ends the turn if the cards of the hand require it. Returns whether it has ended."""
        rules, name = self.rules, hand["name"]
        total = total_of(hand["cards"])
        if total > 21:
            self.bust(hand)
        elif rules["blitz"] is not None and len(hand["cards"]) >= rules["blitz"]["cards"]:
            self.emit("TurnEnded", hand=name, reason="blitz")
            self.award("Blitz", hand)
        elif rules["autoStandOn21"] and total == 21:
            self.emit("TurnEnded", hand=name, reason="twenty-one")
        elif is_split_aces(hand) and not rules["split"]["hitAces"] and self.why_not_split(hand) is not None:
            self.emit("TurnEnded", hand=name, reason="split-aces")
        else:
            return False
        return True

    def bust(self, hand):
        self.emit("TurnEnded", hand=hand["name"], reason="bust")
        self.settle(hand, "bust", 0)

    def play_dealer(self, is_turn_played):
        """Steps 13 to 16."""
        rules, hands = self.rules, self.state.hands
        plays = any(not is_blackjack(hand) for hand in self.unsettled())
        plays = plays or (rules["dealerPlays"] == "always" and is_turn_played)
        is_insured = any(hand["insurance"] is not None and hand["insurance"]["returned"] is None for hand in hands)
        if plays or self.state.face_down != -1 or self.unsettled() or is_insured:
            self.show_second_card()
        if plays:
            self.draw_to_17()
        self.compare_with_dealer()
        self.end_round()

    def show_second_card(self):
        """Step 13."""
        if self.state.face_down != -1:
            self.emit("HoleCardRevealed", card=self.peeked())
        elif self.cards_left() > 0:
            self.emit("DealerHit")
            self.draw("dealer")
        is_dealer_blackjack = is_natural(self.state.dealer)
        self.settle_insurances(is_dealer_blackjack)
        if is_dealer_blackjack:
            return self.settle_against_blackjack()
        for hand in self.unsettled():
            if is_thunderjack(hand, self.rules):
                self.award("Thunderjack", hand)
            elif is_blackjack(hand):
                self.award("Blackjack", hand)
        return None

    def settle_insurances(self, is_won):
        for hand in self.state.hands:
            insurance = hand["insurance"]
            if insurance is None or insurance["returned"] is not None:
                continue
            bet = insurance["bet"]
            returned = bet + payout(bet, self.rules["payouts"]["insurance"]) if is_won else 0
            outcome = "win" if is_won else "lose"
            self.emit(
                "HandSettled", hand=hand["name"], stake="insurance", bet=bet, outcome=outcome, returned=returned
            )

    def settle_against_blackjack(self):
        """Settles every unsettled hand against a dealer blackjack."""
        rules = self.rules
        charged = set()
        for hand in self.unsettled():
            if is_blackjack(hand):
                if rules["naturalAlwaysPaid"] and not is_thunderjack(hand, rules):
                    self.award("Blackjack", hand)
                else:
                    self.settle(hand, "push", hand["bet"])
            elif rules["originalBetsOnly"]:
                lost = 0 if hand["seat"] in charged else self.state.bets[hand["seat"]]
                charged.add(hand["seat"])
                self.settle(hand, "lose", hand["bet"] - lost)
            elif not rules["naturalBeats21"] and total_of(hand["cards"]) == 21:
                self.settle(hand, "push", hand["bet"])
            else:
                self.settle(hand, "lose", 0)

    def is_dealer_bust(self):
        blitz, dealer = self.rules["blitz"], self.state.dealer
        has_most = blitz is not None and blitz["dealerBusts"] and len(dealer) >= blitz["cards"]
        return total_of(dealer) > 21 or has_most

    def draw_to_17(self):
        """Step 14."""
        while True:
            dealer = self.state.dealer
            total = total_of(dealer)
            if self.is_dealer_bust():
                return self.emit("DealerBusted", total=total)
            hits = total < 17 or (total == 17 and self.rules["dealerHitsSoft17"] and is_soft(dealer))
            if not hits or self.cards_left() == 0:
                return self.emit("DealerStood", total=total)
            self.emit("DealerHit")
            self.draw("dealer")

    def compare_with_dealer(self):
        """Step 15."""
        to_beat = 0 if self.is_dealer_bust() else total_of(self.state.dealer)
        for hand in self.unsettled():
            total = total_of(hand["cards"])
            if total > to_beat:
                self.settle(hand, "win", hand["bet"] + payout(hand["bet"], self.rules["payouts"]["win"]))
            elif total == to_beat:
                self.settle(hand, "push", hand["bet"])
            else:
                self.settle(hand, "lose", 0)

    def end_round(self):
        """Step 16."""
        state = self.state
        insurances = [hand["insurance"] for hand in state.hands if hand["insurance"] is not None]
        staked = sum(hand["bet"] for hand in state.hands) + sum(stake["bet"] for stake in insurances)
        returned = sum(hand["returned"] for hand in state.hands) + sum(stake["returned"] or 0 for stake in insurances)
        self.emit("RoundSettled", round=state.round, staked=staked, returned=returned, credits=state.credits)
        if state.purses is None:
            if state.credits < smallest_bet(self.rules):
                self.emit("GameEnded", credits=state.credits)
            return
        for seat in self.rules["seats"]:
            if state.bets[seat] > state.purses[seat]:
                self.emit("BetRemoved", seat=seat)


# ── Running the commands again (section "Verifying") ──────────────────────────────────────────────────────────────────


class Difference(Exception):
    """The first difference between a recording and the events of its commands."""

    def __init__(self, line, detail, expected=None):
        super().__init__(detail)
        self.line, self.detail, self.expected = line, detail, expected


def known_events(recording):
    """Returns the unmasked events up to the round of the first card that is secret."""
    events = recording.unmasked_events()
    is_open = recording.trailer is None
    for place, event in enumerate(events):
        if is_masked(event) and (is_open or event["type"] == "ShoeStacked"):
            while place > 0 and events[place]["type"] != "RoundStarted":
                place -= 1
            return events[:place]
    return events


def command_at(events, place):
    """Returns the command whose first event is at this place; None if the event begins no command."""
    event = events[place]
    kind = CHOICES.get(event["type"])
    if kind is None:
        return None
    command = {"type": kind, **{name: event[name] for name in ("seat", "hand", "amount") if name in event}}
    if kind == "Deal":
        place += 1
        while place < len(events) and events[place]["type"] not in ("CardDealt", "RoundStarted", "ShoeStacked"):
            place += 1
        if place < len(events) and events[place]["type"] == "ShoeStacked":
            command["stack"] = events[place]["cards"]
    return command


def run_again(recording, known, shoe):
    """Runs the commands again, and compares their events with the recorded ones.

    Raises Difference for the first event that differs.
    """
    header = recording.header
    is_cut = recording.trailer is None or len(recording.recoveries) > 0
    check_opening(header)
    recorded = recording.events[: len(known)]
    table = Table(header, shoe)
    place = 0
    while place < len(recorded):
        line = place + 2
        command = command_at(known, place)
        if command is None:
            raise Difference(line, f"no command causes this {recorded[place]['type']}")
        try:
            caused = table.run(command)
        except Illegal as reason:
            raise Difference(line, f"the command {command['type']} is not legal: {reason}") from None
        for event in caused:
            if place == len(recorded):
                if is_cut:
                    return
                raise Difference(place + 2, f"{event['type']} is missing", event)
            expected = masked(event) if is_masked(recorded[place]) else event
            if any(recorded[place].get(name, no_value) != value for name, value in expected.items()):
                raise Difference(place + 2, f"the event must be {written(expected)}", expected)
            place += 1


no_value = object()


def check_opening(header):
    """Checks that a table can be opened with these credits and bets."""
    if header["credits"] > LARGEST_AMOUNT:
        raise Difference(1, f"a table cannot be opened with {header['credits']} credits")
    for seat in SEATS:
        if header["purses"] is not None and header["purses"][seat] > 0 and seat not in header["rules"]["seats"]:
            raise Difference(1, f"the {seat} seat has credits, but the table has no such seat")
    for seat in SEATS:
        if header["seats"][seat] > 0:
            table = Table({**header, "seats": dict.fromkeys(SEATS, 0)}, None)
            reason = table.why_not_bet(seat, header["seats"][seat])
            if reason is not None:
                raise Difference(1, f"the bet on the {seat} seat is refused: {reason}")


def shoe_for(recording, known):
    return RecordedShoe(recording, known) if recording.trailer is None else SeedShoe(recording)


def changed_line(recording, known, chain):
    """Returns the only line that was changed; None if it is not known."""
    try:
        run_again(recording, known, shoe_for(recording, known))
        return None
    except Difference as difference:
        line, expected = difference.line, difference.expected
    if expected is None or line - 2 >= len(recording.events):
        return None
    event = recording.events[line - 2]
    forms = [expected] if masked(expected) == expected else [expected, masked(expected)]
    for form in forms:
        content = {"seq": event["seq"], **form}
        if event["type"] == "RoundSettled":
            content["check"] = event["check"]
        content["t"] = event["t"]
        candidates = [content]
        if event["type"] == form["type"]:
            candidates.append({name: content[name] for name in event if name in content})
        for one in candidates:
            after = Chain(recording, (line, written(one).encode()))
            if after.broken is None or after.confirmed > chain.confirmed:
                return line
    return None


# ── The checks (section "Verifying") ──────────────────────────────────────────────────────────────────────────────────


def passed(name, detail, line=None):
    return {"name": name, "holds": True, "detail": detail, **({} if line is None else {"line": line})}


def failed(name, detail, line=None, lines=None):
    check = {"name": name, "holds": False, "detail": detail}
    if line is not None:
        check["line"] = line
    if lines is not None:
        check["lines"] = list(lines)
    return check


def check_format(recording):
    if recording.fault is not None:
        line, reason = recording.fault
        detail = f"line {line}: {reason}"
        if recording.header is not None and recording.is_contradiction:
            chain = Chain(recording)
            return failed("format", detail, lines=chain.broken or (chain.confirmed + 1, line))
        return failed("format", detail, line)
    last = recording.last_line
    if recording.trailer is not None and recording.state.is_in_play() and not recording.recoveries:
        return failed("format", f"line {last} closes the recording during a round", last)
    if recording.is_truncated:
        return passed("format", f"line {len(recording.lines)} is cut off", len(recording.lines))
    return passed("format", f"all {last} lines are valid")


def check_chain(recording, known):
    chain = Chain(recording)
    if chain.broken is None:
        return check_additions(recording) or passed("chain", f"matches all {chain.checks} checks")
    first, last = chain.broken
    line = None if is_secret(recording, known) else changed_line(recording, known, chain)
    if line is not None:
        return failed("chain", f"line {line} was changed", line, chain.broken)
    return failed("chain", f"one of the lines {first} to {last} was changed", lines=chain.broken)


def check_additions(recording):
    """Returns the failed check for an addition of another recording; None if there is none."""
    if recording.trailer is None:
        return None
    expected = trailer_hash(recording)
    last = len(recording.lines) - recording.is_truncated
    for number in range(recording.last_line + 1, last + 1):
        if parsed(recording.lines[number - 1].decode("utf-8"))["hash"] != expected:
            return failed("chain", f"line {number} belongs to another recording", number)
    return None


def trailer_hash(recording):
    """Returns the hash of the trailer's line; None if the recording is open."""
    if recording.trailer is None:
        return None
    return hashlib.sha256(recording.lines[recording.last_line - 1]).hexdigest()


def is_secret(recording, known):
    """Returns whether no command can be run again."""
    return len(known) == 0 and len(recording.events) > 0


def check_equal(name, found, given):
    return passed(name, "is the one that was given") if found == given else failed(name, "is another one", 1)


class Places:
    """Checks the places of shoes in their chains, with a bounded number of hashes for all shoes together."""

    def __init__(self):
        self.hashes = 10_000
        self.checked = {}  # the index and the commitment of the last checked shoe of each chain, by anchor

    def is_place(self, fairness):
        """Returns whether the commitment is that of its shoe; None if too many hashes are needed."""
        anchor, index, commitment = fairness["anchor"], fairness["index"], fairness["commitment"]
        self.hashes += 1
        first, expected = self.checked.get(anchor, (1, anchor))
        if first > index:
            first, expected = 1, anchor
        count = index - first
        if count > self.hashes:
            return None
        self.hashes -= count
        seed = bytes.fromhex(commitment)
        for _ in range(count):
            seed = hashlib.sha256(seed).digest()
        if seed.hex() != expected:
            return False
        self.checked[anchor] = (index, commitment)
        return True


def check_anchor(fairness, given, places):
    """Returns the check of the anchor; None if the place of the shoe would need too many hashes."""
    if given is not None and given != fairness["anchor"]:
        return failed("anchor", "is not the one that was given", 1)
    is_place = places.is_place(fairness)
    if is_place is None:
        return None
    if not is_place:
        return failed("anchor", "the commitment is not that of this shoe in the chain of the anchor", 1)
    return passed("anchor", f"the commitment is that of shoe {fairness['index']} of {fairness['length']}")


def check_commitment(recording):
    seed = bytes.fromhex(recording.trailer["serverSeed"])
    if hashlib.sha256(seed).hexdigest() == recording.header["fairness"]["commitment"]:
        return passed("commitment", "the revealed seed matches the commitment")
    return failed("commitment", "the revealed seed does not match the commitment", recording.last_line)


def check_deck(recording):
    """Compares the cards that the seed deals with the events, without applying the rules."""
    if recording.header["fairness"]["scheme"] != "hmac-sha256/2":
        return failed("deck", "the scheme is unknown", 1)
    shoe = SeedShoe(recording)
    on_top, dealt, chosen, hole = set(), 0, 0, None
    unmasked = recording.unmasked_events()
    for number, (event, recorded) in enumerate(zip(unmasked, recording.events), start=2):
        kind, wrong = event["type"], None
        if kind == "ShoeShuffled":
            shoe.shuffle(event["shuffle"])
            on_top = set()
        elif kind == "CardsDiscarded":
            shoe.discard()
        elif kind == "ShoeStacked":
            cards = event["cards"]
            wrong = "the cards are masked" if cards is None else shoe.why_not_stack(cards, False)
            if wrong is None:
                shoe.stack(cards)
                on_top |= set(cards)
        elif kind == "CardDealt":
            card = shoe.draw()
            if event["faceDown"] and recorded["card"] is None:
                hole = card  # it is compared when it is revealed
            elif card != event["card"]:
                wrong = f"the seed deals {card}, not {event['card']}"
            dealt, chosen = dealt + 1, chosen + (card in on_top)
            on_top.discard(card)
        elif kind == "HoleCardRevealed" and hole is not None:
            if hole != event["card"]:
                wrong = f"the seed deals {hole}, not {event['card']}"
            hole = None
        if wrong is not None:
            return failed("deck", f"line {number}: {wrong}", number)
    if chosen == 0:
        return passed("deck", f"all {dealt} cards are those of the seed")
    return passed("deck", f"of {dealt} cards {dealt - chosen} are those of the seed, {chosen} chosen")


def check_commands(recording, known):
    try:
        run_again(recording, known, shoe_for(recording, known))
    except Difference as difference:
        return failed("commands", f"line {difference.line}: {difference.detail}", difference.line)
    return passed("commands", "the commands cause the recorded events")


def check_state(recording):
    if recording.state.hash() == recording.trailer["state"]:
        return passed("state", "the final state has the recorded hash")
    return failed("state", "the final state has another hash", recording.last_line)


def checks_of(recording, commitment, anchor, client_seed, places):
    """Yields the checks in order. The caller stops at the first check that fails."""
    yield check_format(recording)
    fairness = recording.header["fairness"]
    known = known_events(recording)
    yield check_chain(recording, known)
    if commitment is not None:
        yield check_equal("noted", fairness["commitment"], commitment)
    if anchor is not None or not is_alone(fairness):
        check = check_anchor(fairness, anchor, places)
        if check is not None:
            yield check
    if client_seed is not None:
        yield check_equal("client-seed", fairness["clientSeed"], client_seed)
    if recording.trailer is None:
        if not is_secret(recording, known):
            yield check_commands(recording, known)
        return
    yield check_commitment(recording)
    yield check_deck(recording)
    yield check_commands(recording, known)
    yield check_state(recording)


def verify(data, commitment=None, anchor=None, client_seed=None, places=None):
    """Verifies the bytes of a recording. Returns the recording and its verification."""
    recording = Recording(data)
    commitment, anchor = lower(commitment), lower(anchor)
    checks = []
    for check in checks_of(recording, commitment, anchor, client_seed, places or Places()):
        checks.append(check)
        if not check["holds"]:
            break
    status = "broken" if not checks[-1]["holds"] else status_of(recording, checks)
    verification = {"status": status, "checks": checks, "notProven": not_proven(recording, checks, anchor)}
    return recording, verification


def lower(given):
    return None if given is None else given.strip().lower()


def is_stacked(recording):
    return any(event["type"] == "ShoeStacked" for event in recording.events)


def is_anchored(checks):
    """Returns whether the commitment is that of its shoe in the chain of the anchor."""
    return any(check["name"] == "anchor" and check["holds"] for check in checks)


def is_alone(fairness):
    """Returns whether the recording has the only shoe of its chain. The anchor is then the commitment."""
    return fairness["length"] == 1 and fairness["anchor"] == fairness["commitment"]


def status_of(recording, checks):
    """Returns the status of a recording of which no check has failed."""
    header = recording.header
    if recording.trailer is None:
        return "open"
    if header["fairness"].get("seed") == "chosen" or "recovered" in header:
        return "consistent"
    if is_stacked(recording) or recording.recoveries:
        return "consistent"
    if not is_alone(header["fairness"]) and not is_anchored(checks):
        return "consistent"
    return "fair" if has_contribution(header["fairness"]) else "committed"


def has_contribution(fairness):
    """Returns whether, according to the header, the player has contributed to the shuffle."""
    return fairness["clientSeed"] != "" and fairness.get("clientSeedFrom") != "none"


def not_proven(recording, checks, anchor):
    names = {check["name"] for check in checks if check["holds"]}
    fairness = {"clientSeed": ""} if recording.header is None else recording.header["fairness"]
    facts = []
    if "noted" not in names and not ("anchor" in names and anchor is not None):
        facts.append("commitment-time")
    if not has_contribution(fairness) or fairness.get("seed") == "chosen":
        facts.append("seed-choice")
    elif "client-seed" not in names:
        facts.append("client-seed")
    if "deck" not in names or (recording.header is not None and is_stacked(recording)):
        facts.append("cards")
    return facts


# ── Sessions (sections "Sessions" and "Verifying a session") ──────────────────────────────────────────────────────────


class Session:
    """The recordings of a session, each compared with the one before it."""

    def __init__(self, anchor, head, client_seeds):
        self.anchor, self.head = lower(anchor), lower(head)
        self.client_seeds = list(client_seeds)  # the given ones from that of the previous recording on
        self.recordings, self.missing, self.recovered = [], [], []
        self.wrong = None  # the number of the wrong recording, and the reason
        self.last = None  # the number, the header, the trailer's hash and the final credits of the previous recording
        self.closed = None  # the hash of the last trailer
        self.hashes = set()
        self.used_seeds = {}  # the anchor of the first chain that used each client seed
        self.is_seed_used_again = False
        self.is_place_unchecked = False  # of a shoe that names the given anchor
        self.is_retired_early = False  # whether a shoe before the last one has another number of rounds than a used-up one
        self.last_rounds = 0  # of the last recording
        self.credits_changes, self.rules_changes = [], []
        self.places = Places()

    def add(self, data):
        named = fairness_in(data)
        anchor = self.anchor if self.last is None or named.get("anchor") == self.anchor else None
        if self.last is not None and self.client_seeds[1:2] == [named.get("clientSeed")]:
            self.client_seeds.pop(0)
        client_seed = self.client_seeds[0] if self.client_seeds else None
        recording, verification = verify(data, anchor=anchor, client_seed=client_seed, places=self.places)
        self.recordings.append(verification)
        number = len(self.recordings)
        if verification["status"] == "broken":
            self.fail(number, f"recording {number} is broken by itself")
        if self.wrong is not None:
            return
        header, trailer = recording.header, trailer_hash(recording)
        fairness = header["fairness"]
        first = self.used_seeds.setdefault(fairness["clientSeed"], fairness["anchor"])
        if fairness["clientSeed"] != "" and first != fairness["anchor"]:
            self.is_seed_used_again = True
        if fairness["anchor"] == self.anchor and not is_anchored(verification["checks"]):
            self.is_place_unchecked = True
        if self.last is None:
            self.begin(header)
        else:
            self.link(number, header)
            if self.last_rounds != ROUNDS_PER_SHOE:
                self.is_retired_early = True
        self.last = (number, header, trailer, final_credits(recording))
        self.last_rounds = recording.state.round
        if trailer is not None:
            self.closed = trailer
            self.hashes.add(trailer)

    def fail(self, number, reason):
        if self.wrong is None:
            self.wrong = (number, reason)

    def miss(self, anchor, first, last):
        if last is None or first <= last:
            self.missing.append({"anchor": anchor, "first": first, "last": last})

    def begin(self, header):
        fairness, previous = header["fairness"], header["previous"]
        if fairness["index"] == 1 and previous is not None:
            self.miss(None, 1, None)
        if fairness["index"] > 1 and previous is None:
            self.fail(1, f"recording 1 contains shoe {fairness['index']} of its chain, but its \"previous\" is null")
        self.miss(fairness["anchor"], 1, fairness["index"] - 1)

    def link(self, number, header):
        last_number, last_header, last_hash, last_credits = self.last
        last = last_header["fairness"]
        fairness, previous = header["fairness"], header["previous"]
        if fairness["anchor"] == last["anchor"]:
            distance = fairness["index"] - last["index"]
        elif fairness["anchor"] == last.get("nextAnchor"):
            distance = last["length"] - last["index"] + fairness["index"]
        else:
            distance = None
        if "recovered" in header:
            self.recovered.append(number)
            if distance is None:
                self.link_lost(last, fairness, previous)
                return
        if last_hash is None:
            self.fail(last_number, f"recording {last_number} has no trailer, but recording {number} follows it")
            return
        if distance is None or distance > 1:
            self.miss_between(last, fairness)
        elif distance < 1:
            self.fail(number, f"recording {number} contains shoe {fairness['index']} of its chain, after shoe {last['index']}")
        elif fairness["anchor"] == last["anchor"] and fairness["length"] != last["length"]:
            self.fail(number, f"recordings {last_number} and {number} give different lengths of the same chain")
        elif previous != last_hash:
            self.fail(last_number, f"the \"previous\" of recording {number} is not the hash of recording {last_number}")
        else:
            if header["credits"] != last_credits:
                change = {"recording": number, "before": last_credits, "after": header["credits"]}
                self.credits_changes.append(change)
            rules, last_rules = header["rules"], last_header["rules"]
            options = sorted(name for name in {**rules, **last_rules} if rules.get(name) != last_rules.get(name))
            if options:
                self.rules_changes.append({"recording": number, "options": options})

    def link_lost(self, last, fairness, previous):
        if previous != self.closed:
            self.miss_between(last, fairness)
            return
        self.miss(last["anchor"], last["index"] + 1, None)
        self.miss(fairness["anchor"], 1, fairness["index"] - 1)

    def miss_between(self, last, fairness):
        if last["anchor"] == fairness["anchor"]:
            self.miss(last["anchor"], last["index"] + 1, fairness["index"] - 1)
            return
        self.miss(last["anchor"], last["index"] + 1, last["length"])
        if last.get("nextAnchor") != fairness["anchor"]:
            self.miss(last.get("nextAnchor"), 1, None)
        self.miss(fairness["anchor"], 1, fairness["index"] - 1)

    def verification(self):
        missing = list(self.missing)
        is_sound = self.wrong is None
        if is_sound and self.last is not None and self.head is not None and self.head not in self.hashes:
            _, last_header, last_hash, _ = self.last
            last = last_header["fairness"]
            first = last["index"] + (last_hash is not None)
            missing.append({"anchor": last["anchor"], "first": first, "last": None})
        status = "broken" if not is_sound else "incomplete" if missing or self.last is None else "complete"
        listed = {fact for recording in self.recordings for fact in recording["notProven"]}
        facts = []
        if self.anchor is None or self.is_place_unchecked or not is_sound:
            facts.append("anchor-time")
        if self.head is None or self.head != self.closed or not is_sound:
            facts.append("later-shoes")
        if (self.is_seed_used_again and is_sound) or "seed-choice" in listed:
            facts.append("seed-choice")
        if len(self.client_seeds) > 1 or "client-seed" in listed:
            facts.append("client-seed")
        if self.credits_changes or self.missing or not is_sound:
            facts.append("credits")
        if self.rules_changes or self.missing or not is_sound:
            facts.append("rules")
        if "cards" in listed:
            facts.append("cards")
        if self.is_retired_early or self.missing or not is_sound:
            facts.append("shoe-ends")
        return {
            "status": status,
            "recordings": self.recordings,
            **({} if is_sound else {"wrong": self.wrong[0]}),
            "missing": missing,
            "recovered": self.recovered,
            "notProven": facts,
            "creditsChanges": self.credits_changes,
            "rulesChanges": self.rules_changes,
        }


def fairness_in(data):
    """Returns the field `fairness` of the header of a file, whether the header is valid or not; empty if there is none."""
    try:
        header = parsed(data.split(b"\n", 1)[0].decode("utf-8"))
    except (ValueError, RecursionError):
        return {}
    fairness = header.get("fairness") if is_object(header) else None
    return fairness if is_object(fairness) else {}


def final_credits(recording):
    """Returns the credits after the last settled round, or those of the header, with the later changes of the purses."""
    change = 0
    for event in reversed(recording.events):
        if event["type"] == "SeatBoughtIn":
            change += event["amount"]
        elif event["type"] == "SeatCashedOut":
            change -= event["amount"]
        elif event["type"] in ("RoundSettled", "GameRestarted"):
            return event["credits"] + change
    return recording.header["credits"] + change


def verify_session(files, anchor=None, head=None, client_seeds=()):
    """Verifies the recordings of a session, given as a list of bytes."""
    session = Session(anchor, head, client_seeds)
    for data in files:
        session.add(data)
    return session.verification()


# ── The command line ──────────────────────────────────────────────────────────────────────────────────────────────────


def recordings_in(data):
    """Returns the recordings in a file, which may contain several, one after another."""
    parts = data.split(b'\n{"format":"thunderjack"')
    first = [parts[0] + b"\n"] if len(parts) > 1 else parts
    later = [b'{"format":"thunderjack"' + part for part in parts[1:]]
    return first + [part + b"\n" for part in later[:-1]] + later[-1:]


def arguments(words):
    """Returns the files and the options of a command line."""
    files, options, rest = [], {}, iter(words)
    for word in rest:
        name, equals, value = word.partition("=")
        if name in ("--anchor", "--commitment", "--head"):
            options[name[2:]] = value if equals else next(rest, None)
        elif name == "--client-seed":
            options.setdefault("client_seeds", []).append(value if equals else next(rest, None))
        elif word == "--json":
            options["json"] = True
        elif word.startswith("--"):
            raise ValueError(f"there is no option {word}")
        else:
            files.append(word)
    for name in ("anchor", "commitment", "head"):
        if name in options and re.fullmatch("[0-9a-fA-F]{64}", options[name] or "") is None:
            raise ValueError(f"--{name} must be 64 hexadecimal digits")
    if None in options.get("client_seeds", []):
        raise ValueError("--client-seed needs a value")
    if not files:
        raise ValueError("a FILE is needed, or - for the standard input")
    return files, options


def read_file(name):
    if name == "-":
        return sys.stdin.buffer.read()
    with open(name, "rb") as file:
        return file.read()


def shown(verification):
    """Returns a verification as text."""
    signs = [f"{'+' if check['holds'] else '-'} {check['name']}: {check['detail']}" for check in verification["checks"]]
    facts = [f"not proven: {fact}" for fact in verification["notProven"]]
    return "\n".join([*signs, verification["status"], *facts])


def shown_session(session):
    lines = [
        f"recording {number}: {recording['status']}" for number, recording in enumerate(session["recordings"], start=1)
    ]
    for shoes in session["missing"]:
        first, last = shoes["first"], shoes["last"]
        lines.append(f"missing: shoes {first} to {last or 'an unknown one'} of the chain {shoes['anchor']}")
    if "wrong" in session:
        lines.append(f"recording {session['wrong']} is wrong")
    for change in session["creditsChanges"]:
        number, before, after = change["recording"], change["before"], change["after"]
        lines.append(f"credits: recording {number} begins with {after}, and recording {number - 1} ended with {before}")
    for change in session["rulesChanges"]:
        number, options = change["recording"], ", ".join(change["options"])
        lines.append(f"rules: recording {number} has other rules than recording {number - 1}: {options}")
    facts = [f"not proven: {fact}" for fact in session["notProven"]]
    return "\n".join([*lines, session["status"], *facts])


def main(words):
    try:
        files, options = arguments(words)
        recordings = [part for name in files for part in recordings_in(read_file(name))]
        is_json = options.pop("json", False)
        if len(recordings) == 1 and "head" not in options:
            client_seeds = options.pop("client_seeds", [None])
            if len(client_seeds) > 1:
                raise ValueError("a single recording has one --client-seed")
            _, result = verify(recordings[0], client_seed=client_seeds[0], **options)
            print(json.dumps(result) if is_json else shown(result))
            return 1 if result["status"] in ("open", "broken") else 0
        if "commitment" in options:
            raise ValueError("--commitment can be used with one recording only")
        result = verify_session(recordings, **options)
        print(json.dumps(result) if is_json else shown_session(result))
        return 0 if result["status"] == "complete" else 1
    except (ValueError, OSError) as reason:
        print(reason, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
