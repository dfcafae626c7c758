import type { Tape } from "@thunderjack/recording";
import type { TapeConductor } from "@thunderjack/stage/tape-conductor";
import type { ReplayRequest } from "../replay-components/replay-request.js";

/** Carries out the requests that play, pause and seek. */
export class TransportRequests {
  #playsAfterScrub = false;

  /**
   * Carries out a request.
   *
   * @returns `false` if the request does not play, pause or seek
   */
  carryOut(request: ReplayRequest, conductor: TapeConductor<Tape>): boolean {
    const { tape, status } = conductor;
    const { seq, duration } = status;
    switch (request.do) {
      case "toggle":
        if (status.isPlaying) conductor.pause();
        else conductor.play();
        return true;
      case "step-forward":
        conductor.stepForward();
        return true;
      case "step-back":
        conductor.stepBack();
        return true;
      case "next-decision":
        conductor.pause();
        conductor.seek(tape.decisionAfter(seq));
        return true;
      case "previous-decision":
        conductor.pause();
        conductor.seek(tape.decisionBefore(seq));
        return true;
      case "next-round":
        conductor.seek(tape.roundAfter(seq));
        return true;
      case "previous-round":
        conductor.seek(tape.roundBefore(seq));
        return true;
      case "start":
        conductor.seek(0);
        return true;
      case "end":
        conductor.seek(tape.length);
        return true;
      case "seek":
        conductor.seek(Math.min(request.seq, tape.length));
        return true;
      case "seek-time":
        conductor.seekTime(Math.min(request.time, duration));
        return true;
      case "tenth":
        conductor.seekTime((duration * request.tenth) / 10);
        return true;
      case "scrub":
        this.#playsAfterScrub = status.isPlaying;
        conductor.pause();
        return true;
      case "scrubbed":
        if (this.#playsAfterScrub) conductor.play();
        this.#playsAfterScrub = false;
        return true;
      default:
        return false;
    }
  }
}
