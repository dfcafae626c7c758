/** The text below the usage of each command. */
export const NOTES = {
  thunderjack: `EXIT CODES

  0    done
  1    the check failed (verify)
  2    bad input: one line on the standard error output names the place, the error and the valid input
  130  interrupted with Ctrl-C (play)`,

  play: `ON THE TERMINAL

  H S D P R  hit, stand, double, split, surrender      Enter      deal
  I N        insurance, no insurance                   1 2 3 4    place a chip on the selected seats
  ← → Tab    select a seat                             Space      select all seats
  C          remove all bets                           Backspace  remove the bets of the selected seats
  ?          all keys                                  Q          quit

  rules      thunderjack, casino, vingt-et-un, or a file: { "preset": "casino", "decks": 8 }
  speed      normal, fast, calm, instant, reduced-motion

  The commitment to the secret seed and your client seed are shown before the first deal: write them
  down. Without --client-seed, the client seed is drawn at random. With --out the game is recorded, and
  verify --commitment --client-seed checks it afterwards. After 100 rounds, a new shoe with a new
  commitment begins, which is recorded in another file: game-2.tjr, and so on. --plain prints the game
  as sentences and reads one command per line, for screen readers and pipes.

A SCRIPT

  { "rules": "thunderjack", "seed": "any text", "credits": 50000,
    "rounds": [ { "stack": ["k_s_0", "j_d_0", "a_s_0", "a_d_0"],
                  "bets": { "right": 1000 },
                  "moves": [] } ] }

  rules    thunderjack, casino, vingt-et-un, or { "preset": "casino", "decks": 8 }
  seed     a chosen seed, which makes the cards repeatable; default: random
  credits  in hundredths, like all amounts; default: the starting credits of the rules
  stack    the cards that are drawn next; default: the cards of the shoe
  bets     replace all bets on the seats; default: the bets of the last round
  moves    hit, stand, double, split, surrender, no-surrender, insurance, no-insurance,
           in the order of the turns

EXAMPLES

  thunderjack play --out game.tjr
  thunderjack play --rules casino --lang fr --client-seed "any text"
  thunderjack play --script round.json --out round.tjr
  thunderjack play --script round.json | thunderjack replay -
  thunderjack play --batch scripts.ndjson --summary > summaries.ndjson`,

  replay: `ON THE TERMINAL

  Space      play, pause                               ← →        previous event, next event
  , .        previous decision, next decision          [ ]        previous round, next round
  ↑ ↓ + -    faster, slower                            0 … 9      jump to 0% … 90%
  Home End   go to the start, go to the end            L          loop
  ?          all keys                                  Q          quit

Without a terminal, and from the standard input, the rounds are printed as a table. With --at, or if
the recording ends during a round, the last shown state of the table is drawn below.

A truncated recording plays to its last complete event, with a warning.
A recording with an invalid line plays up to that line, and the exit code is 2.

EXAMPLES

  thunderjack replay round.tjr
  thunderjack replay round.tjr --at 12 --speed 4
  thunderjack replay round.tjr --at 12 --json
  cat round.tjr | thunderjack replay -`,

  verify: `A RECORDING IS

  fair        all checks passed, and the cards come from a random seed       exit code 0
              and a client seed
  committed   all checks passed, but there is no client seed: the house      exit code 0
              could have chosen a favourable seed
  consistent  all checks passed, but the seed or some cards were chosen,     exit code 0
              or there was a recovery
  open        the recording is not closed, and its seed is not revealed      exit code 1
  broken      a check failed: the last line of the list contains the reason  exit code 1

A file cannot prove when its commitment was published or who chose the client seed: write the
commitment and the client seed down before the first deal, and pass them with --commitment and
--client-seed. The facts that were not proven are listed below the verdict.

THE RECORDINGS OF A SESSION, IN THEIR ORDER, OR AN EXPORT WITH ALL OF THEM, ARE

  complete    all of them passed their checks, and they are linked           exit code 0
  incomplete  shoes are missing, or may be missing                           exit code 1
  broken      a recording is wrong, or it is not the one that the next       exit code 1
              recording names

The anchor replaces the commitments of all shoes: write it down before the first deal, and pass it
with --anchor. Only the head that the table showed at the end detects that shoes at the end are
missing, or that a shoe was changed and all later ones were written again: pass it with --head.

EXAMPLES

  thunderjack verify round.tjr
  thunderjack verify shoe-1.tjr shoe-2.tjr --anchor HEX --head HEX
  cat round.tjr | thunderjack verify - --json`,

  share: `A link contains the settled rounds: the rules, the bets, the moves, and the drawn cards, or the seed
if it is revealed and shorter, and the notes of the recording that fit. The recording of a link verifies as consistent, never as fair.

EXAMPLES

  thunderjack share round.tjr
  thunderjack share round.tjr --base https://example.com/replay
  thunderjack share --open '#tj1.…' --out round.tjr
  thunderjack share round.tjr | thunderjack share --open - | thunderjack replay -`,

  render: `A picture shows the table after an event. A film plays the recording with all movements, at --fps pictures
per second. --svg and --html need no browser. --png, --gif and --webm need Chromium or
Chrome: the first one in the PATH, or the program that the variable CHROMIUM_PATH names.

Cards that are face down at an event are face down in its picture, also in the text for screen readers.

EXAMPLES

  thunderjack render round.tjr --svg --out round.svg
  thunderjack render round.tjr --png --at 12 --size 1280x720 --theme midnight --out round.png
  thunderjack render round.tjr --gif --from 4 --until 20 --out round.gif
  thunderjack share --open '#tj1.…' | thunderjack render - --html --out round.html`,

  card: `Writes four files for a page that other sites show as a card with a player:

  card.png     the card, 1200 x 630 pixels: the hand with the best result, its cards and its winnings
  card.svg     the same card as SVG
  index.html   a page with the card, with the properties of OpenGraph, and a link that plays the recording
  oembed.json  the answer of oEmbed 1.0, which the page names

--url is the address at which these files will be served, and --base the page that opens share links.
The card is a PNG file, so Chromium or Chrome is needed.

EXAMPLES

  thunderjack card round.tjr --url https://example.com/r/1/ --base https://example.com/replay --out r/1`,

  export: `One row for each hand of each settled round, with the names of the columns first. Amounts are in hundredths of
a credit, and cards are ids such as a_s_0: rank, suit and deck, separated by spaces. A hole card that was never
shown is a question mark.

EXAMPLES

  thunderjack export round.tjr --csv
  thunderjack export shoe-1.tjr shoe-2.tjr --csv --out rounds.csv`,

  import: `Every round of the log is played again under its rules. A round of blackjack-simulator must have the same cards,
results and credits. A match of boardgame.io must end with the same cards and credits; with --rounds, its end is not
compared. A log that differs is rejected with the place and the reason. The facts that the log does not contain are
printed as notes. The cards are stacked, so the recording verifies as consistent, never as fair.

  blackjack-simulator  a line {"format":"blackjack-simulator","version":…,"settings":{…}}, and a line [name, value]
                       for each Change event of the game whose name is "player" or "dealer"
  boardgame.io         {"initialState":…,"log":…,"state":…} as the server has it, with the deck. --mapping names
                       the rules, the places of the deck and the credits, and the moves

EXAMPLES

  thunderjack import game.ndjson --from blackjack-simulator --out game.tjr
  thunderjack import match.json --from boardgame.io --mapping mapping.json --out match.tjr
  cat game.ndjson | thunderjack import - --from blackjack-simulator | thunderjack verify -`,

  simulate: `The same seed gives the same result, to the last digit, with any number of workers.
The house edge is the share of each initial bet that the house wins: 0.004 in --json is 0.4 %.

RULES       thunderjack, casino, vingt-et-un, or a file: { "preset": "casino", "decks": 8 }

STRATEGIES  basic    the best play by totals, as in a chart
            optimal  the best play for the exact cards
            mimic    hits and stands like the dealer
            FILE     a table, as odds --json writes it

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
