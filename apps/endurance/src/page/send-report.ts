import type { PageReport } from "../kill/page-report.js";

/**
 * Sends a report synchronously. The server has received it before the page continues, even if the page is killed
 * afterwards.
 */
export function sendReport(report: PageReport): void {
  const request = new XMLHttpRequest();
  request.open("POST", "/report", false);
  request.send(JSON.stringify(report));
}
