/** The text below the usage of each command. */
export const NOTES = {
  thunderjack: `EXIT CODES

  0  done
  1  the check failed (verify)
  2  bad input: one line on the standard error output says what, where, and what would be right`,

  play: `ON THE TERMINAL

  H S D P R  hit, stand, double, split, surrender      Enter      deals
  I N        insurance, no insurance                   1 2 3 4    lay a chip
  ← → Tab    choose the seat                           Space      all seats
  C          takes all bets back                       Backspace  that of the seat
  ?          all keys                                  Q          leaves the table

  rules      thunderjack, casino, vingt-et-un, or a file: { "preset": "casino", "decks": 8 }
  speed      normal, fast, instant, reduced-motion

  The commitment to the secret seed is shown before the first deal: write it down. With --out the
  game is recorded, and verify --commitment checks it afterwards. --plain tells the game in sentences
  and reads words, one line at a time: for screen readers and for pipes.

A SCRIPT

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

  thunderjack play --out game.tjr
  thunderjack play --rules casino --lang fr --client-seed "any text"
  thunderjack play --script round.json --out round.tjr
  thunderjack play --script round.json | thunderjack replay -
  thunderjack play --batch scripts.ndjson --summary > summaries.ndjson`,

  replay: `ON THE TERMINAL

  Space      plays and pauses                          ← →        one event back, one forward
  , .        to the decision before, to the next one   [ ]        to the round before, to the next
  ↑ ↓ + -    faster, slower                            0 … 9      to so many tenths
  Home End   to the beginning, to the end              L          plays in a loop
  ?          all keys                                  Q          ends the replay

Elsewhere, and from the standard input, the rounds are printed as a table; with --at, and where a
round is in play, the table at that moment is drawn below.

A recording that was cut off plays to its last whole event, with a warning.
One with a bad line plays up to that line, and the exit code is 2.

EXAMPLES

  thunderjack replay round.tjr
  thunderjack replay round.tjr --at 12 --speed 4
  thunderjack replay round.tjr --at 12 --json
  cat round.tjr | thunderjack replay -`,

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

  simulate: `The same seed gives the same result, to the last digit, with any number of workers.
The house edge is what the house wins of each initial bet: 0.004 in --json is 0.4 %.

RULES       thunderjack, casino, vingt-et-un, or a file: { "preset": "casino", "decks": 8 }

STRATEGIES  basic    the best play by totals, as a chart has it
            optimal  the best play of the cards themselves
            mimic    hits and stands as the dealer does
            FILE     a table as odds --json writes it

EXAMPLES

  thunderjack simulate --rules casino --strategy basic --rounds 10000000 --seed "any text"
  thunderjack odds --json > table.json && thunderjack simulate --strategy table.json
  thunderjack simulate --seats 3 --html report.html`,

  odds: `EXAMPLES

  thunderjack odds --rules thunderjack
  thunderjack odds --rules casino --hand 10,6 --dealer 10
  thunderjack odds --rules rules.json --mode total --csv
  thunderjack odds --html report.html`,
} as const;
