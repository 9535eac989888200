import http from "node:http";

export interface PostedForm {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
}

interface PostOptions {
  readonly agent?: http.Agent;
  readonly contentType?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Posts a form body unchanged to a shop on 127.0.0.1; rejects when the connection breaks. */
export function postForm(url: string, body: string | Buffer, options: PostOptions = {}): Promise<PostedForm> {
  const { agent, contentType = "application/x-www-form-urlencoded", cookie = "" } = options;
  return new Promise((resolve, reject) => {
    const own = { "Content-Type": contentType, "Content-Length": Buffer.byteLength(body), Cookie: cookie };
    const headers = { ...own, ...options.headers };
    const request = http.request(url, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (text += chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null, body: text }),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}
