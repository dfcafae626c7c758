/**
 * The parts of what stands under the felt of a replay, and beside it: each of those elements hands its own on. The manifest
 * lists them, from here, with those of `thunderjack-replay`.
 *
 * @csspart timeline - the slider
 * @csspart track - in it, the whole line
 * @csspart played - in it, what was played already
 * @csspart thumb - in it, where the replay stands
 * @csspart time - where it stands, and how long it is, in minutes
 * @csspart mark - each moment that one can go to
 * @csspart transport - the row of buttons
 * @csspart transport-button - a button in it
 * @csspart speed - in it, the choice of speeds
 * @csspart menu - what opens behind its last button
 * @csspart menu-item - each entry of that
 * @csspart verdict - the badge that says whether the recording holds
 * @csspart verdict-reasons - why, when that is opened
 * @csspart transcript - the list of all sentences
 * @csspart transcript-title - its heading
 * @csspart transcript-button - a button beside that
 * @csspart line - each sentence
 */
export const REPLAY_PARTS =
  "timeline,track,played,thumb,time,mark,transport,transport-button,speed,menu,menu-item,verdict,verdict-reasons,transcript,transcript-title,transcript-button,line";
