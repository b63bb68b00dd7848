// A proxy before the server that serves it under a path, as a host may do; tests cut it off and change what it sends.
import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";

const SERVER = Number(process.env["PORT"]);

export class Proxy {
  /** False while the server cannot be reached: connections are cut, new ones too. */
  private reached = true;
  /** Added to the service worker: a newer page. */
  newer = "";
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly prefix: string,
  ) {}

  static async start(prefix = "/clockwood"): Promise<Proxy> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const proxy = new Proxy(server, prefix);
    server.on("connection", (socket) => proxy.track(socket));
    server.on("request", (asked, reply) => {
      const path = proxy.inside(asked);
      if (path === null) {
        reply.writeHead(404).end();
        return;
      }
      const { method, headers } = asked;
      const plain = path === "/offline.js" && proxy.newer ? { ...headers, "accept-encoding": "" } : headers;
      const passed = request({ port: SERVER, host: "127.0.0.1", path, method, headers: plain }, (answer) => {
        const changed = path === "/offline.js" ? proxy.newer : "";
        const sent = Object.entries(answer.headers).filter(([name]) => !changed || name !== "content-length");
        reply.writeHead(answer.statusCode ?? 502, Object.fromEntries(sent));
        answer.on("data", (part) => reply.write(part));
        answer.on("end", () => reply.end(changed));
      });
      passed.on("error", () => reply.destroy());
      asked.pipe(passed);
    });
    server.on("upgrade", (asked: IncomingMessage, socket: Socket, head: Buffer) => {
      const path = proxy.inside(asked);
      const inner = connect(SERVER, "127.0.0.1", () => {
        const lines = [`${asked.method} ${path} HTTP/1.1`];
        for (let k = 0; k < asked.rawHeaders.length; k += 2)
          lines.push(`${asked.rawHeaders[k]}: ${asked.rawHeaders[k + 1]}`);
        inner.write(`${lines.join("\r\n")}\r\n\r\n`);
        inner.write(head);
        inner.pipe(socket).pipe(inner);
      });
      proxy.track(inner);
      inner.on("error", () => socket.destroy());
      socket.on("error", () => inner.destroy());
    });
    return proxy;
  }

  get address(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}${this.prefix}/`;
  }

  cut(): void {
    this.reached = false;
    for (const socket of this.sockets) socket.destroy();
  }

  join(): void {
    this.reached = true;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  /** The path at the server, or null if it is not under the prefix. */
  private inside(asked: IncomingMessage): string | null {
    const path = asked.url ?? "";
    return path.startsWith(`${this.prefix}/`) ? path.slice(this.prefix.length) : null;
  }

  private track(socket: Socket): void {
    if (!this.reached) {
      socket.destroy();
      return;
    }
    this.sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => this.sockets.delete(socket));
  }
}
