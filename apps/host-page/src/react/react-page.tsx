import { ThunderjackTable, TjChip } from "@thunderjack/elements/react";
import { type ReactElement, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

/** A page with React state. It passes options to the table as props, and the events of the table update the state. */
export function ReactPage(): ReactElement {
  const [isFrozen, setFrozen] = useState(false);
  const [rounds, setRounds] = useState(0);
  const [credits, setCredits] = useState<number | null>(null);
  return (
    <>
      <h1>React 19</h1>
      <p className="row">
        <label>
          <input type="checkbox" checked={isFrozen} onChange={({ target }) => setFrozen(target.checked)} /> frozen
        </label>
        <TjChip value={2500} />
        <span>
          Rounds: <output id="rounds">{rounds}</output>, credits:{" "}
          <output id="credits">{credits === null ? "unknown" : credits / 100}</output>
        </span>
      </p>
      <ThunderjackTable
        seed="a foreign page"
        disabled={isFrozen}
        onThunderjackRoundSettled={({ detail }) => {
          setRounds((before) => before + 1);
          setCredits(detail.credits);
        }}
      >
        <p slot="footer">The footer of the page</p>
      </ThunderjackTable>
    </>
  );
}

const root = document.querySelector("#root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <ReactPage />
    </StrictMode>,
  );
