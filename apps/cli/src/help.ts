/** What stands below the usage of each command. */
export const NOTES = {
  thunderjack: `EXIT CODES

  0  done
  1  the check failed (verify)
  2  bad input: one line on the standard error output says what, where, and what would be right`,

  play: `A SCRIPT

  { "rules": "thunderjack", "seed": "any text", "credits": 50000,
    "rounds": [ { "stack": ["k_s_0", "j_d_0", "a_s_0", "a_d_0"],
                  "bets": { "right": 1000 },
                  "moves": [] } ] }

  rules    thunderjack, casino, vingt-et-un, or { "preset": "casino", "decks": 8 }
  seed     chosen, and repeatable; left out, random
  credits  in hundredths, as all amounts; left out, the starting credits of the rules
  stack    cards that are drawn next; left out, the shoe decides
  bets     replace all bets that lie on the seats; left out, they repeat
  moves    hit, stand, double, split, surrender, no-surrender, insurance, no-insurance,
           in the order in which the hands are asked

EXAMPLES

  thunderjack play --script round.json --out round.tjr
  thunderjack play --script round.json | thunderjack replay -
  thunderjack play --batch scripts.ndjson --summary > summaries.ndjson`,

  replay: `A recording that was cut off plays to its last whole event, with a warning.
One with a bad line plays up to that line, and the exit code is 2.

EXAMPLES

  thunderjack replay round.tjr
  thunderjack replay round.tjr --at 12 --json`,

  verify: `A RECORDING IS

  fair        all of it fits together, and its cards come from a random seed      exit code 0
  consistent  all of it fits together, but somebody chose the seed or some cards  exit code 0
  open        it is not closed yet, and its seed is not revealed                  exit code 1
  broken      something does not hold: the last line of the list says what        exit code 1

A file cannot prove when its commitment was made: write it down before the first deal,
and give it with --commitment.

EXAMPLES

  thunderjack verify round.tjr
  cat round.tjr | thunderjack verify - --json`,

  share: `A link holds the settled rounds: the rules, the bets, the moves, and the cards that were drawn, or
the seed if it is revealed and shorter. What it opens to verifies as consistent, never as fair.

EXAMPLES

  thunderjack share round.tjr
  thunderjack share --open '#tj1.…' --out round.tjr
  thunderjack share round.tjr | thunderjack share --open - | thunderjack replay -`,
} as const;
