import type { ReplayRequest } from "./replay-request.js";
import type { Screening } from "./screening.js";

/** Carries out what moves a recording on or back. */
export class Remote {
  #playsOn = false;

  /** @returns whether the request is one that moves the recording */
  carryOut(request: ReplayRequest, screening: Screening): boolean {
    const { playback, status, length } = screening;
    switch (request.do) {
      case "toggle":
        if (status.isPlaying) playback.pause();
        else playback.play();
        return true;
      case "step-forward":
        screening.stepForward();
        return true;
      case "step-back":
        playback.stepBack();
        return true;
      case "next-decision":
        playback.nextDecision();
        return true;
      case "previous-decision":
        playback.previousDecision();
        return true;
      case "next-round":
        screening.nextRound();
        return true;
      case "previous-round":
        screening.previousRound();
        return true;
      case "start":
        playback.seek(0);
        return true;
      case "end":
        playback.seek(length);
        return true;
      case "seek":
        playback.seek(Math.min(request.seq, length));
        return true;
      case "seek-time":
        playback.seekTime(Math.min(request.time, status.duration));
        return true;
      case "tenth":
        playback.seekTime((status.duration * request.tenth) / 10);
        return true;
      case "scrub":
        this.#playsOn = status.isPlaying;
        playback.pause();
        return true;
      case "scrubbed":
        if (this.#playsOn) playback.play();
        this.#playsOn = false;
        return true;
      default:
        return false;
    }
  }
}
