import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PublicCommit } from "@thunderjack/house";
import { serverMessageOf } from "@thunderjack/remote";
import { describe, expect, it } from "vitest";
import WebSocket, { WebSocketServer } from "ws";
import { commitEvent, commitFrame, frameOf } from "../src/client-bytes.js";

const commitAt = (position: number): PublicCommit => ({ position, at: 1, deadline: null, facts: [] });

describe("the bytes of a client", () => {
  it("are frames that a WebSocket reads, between those that it writes itself", async () => {
    // The sizes at which the length of a frame gets more bytes, and characters of several bytes.
    const texts = [0, 1, 125, 126, 65_535, 65_536].map((size) => "x".repeat(size)).concat("⚡🃏", "é".repeat(63));
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
    server.on("upgrade", (request, connection, head) => {
      sockets.handleUpgrade(request, connection, head, (socket) => {
        for (const text of texts) {
          connection.write(frameOf(text));
          socket.ping();
          socket.send("own");
        }
        socket.close();
      });
    });
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const received: string[] = [];
    client.on("message", (data, isBinary) => received.push(isBinary ? "binary" : data.toString()));
    const [code] = await once(client, "close");
    server.close();
    expect(code).toBe(1005);
    expect(received).toEqual(texts.flatMap((text) => [text, "own"]));
  });

  it("are made once for all clients of a commit, and belong to it", () => {
    const commits = Array.from({ length: 40 }, (_, index) => commitAt(index + 1));
    for (const commit of [...commits, ...[...commits].reverse()]) {
      const frame = commitFrame(commit);
      expect(commitFrame(commit)).toBe(frame);
      expect(serverMessageOf(frame.subarray(2).toString())).toMatchObject({ position: commit.position });
      expect(commitEvent(commit).toString()).toBe(`data: ${frame.subarray(2)}\nid: ${commit.position}\n\n`);
    }
  });

  it("are made once for clients that resume together with all the commits that a house keeps", () => {
    const missed = Array.from({ length: 80 }, (_, index) => commitAt(index + 1));
    const frames = missed.map(commitFrame);
    for (const [index, commit] of missed.entries()) expect(commitFrame(commit)).toBe(frames[index]);
  });
});
