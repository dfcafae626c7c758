/**
 * The parts that the elements inside a replay export. The manifest adds this list to the parts of `thunderjack-replay`.
 *
 * @csspart timeline - the slider
 * @csspart track - the line of the slider
 * @csspart played - the part of the line that was played
 * @csspart thumb - the current position
 * @csspart time - the current time and the duration, in minutes and seconds
 * @csspart mark - each mark above the slider, for one or several chapters
 * @csspart transport - the row of buttons
 * @csspart transport-button - a button in the row
 * @csspart speed - the menu of speeds
 * @csspart menu - the menu of the button for more actions
 * @csspart menu-item - each item of the menu
 * @csspart verdict - the result of the verification
 * @csspart verdict-reasons - the details of the result
 * @csspart transcript - the list of sentences
 * @csspart transcript-title - the heading of the list
 * @csspart transcript-button - a button beside the heading
 * @csspart line - each sentence
 */
export const REPLAY_PARTS =
  "timeline,track,played,thumb,time,mark,transport,transport-button,speed,menu,menu-item,verdict,verdict-reasons,transcript,transcript-title,transcript-button,line";
