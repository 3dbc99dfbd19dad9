// A child process that goes back to a publication, for a test that kills it while the pages are built.
import { History } from "#editor/publish/history.ts";
import { Publisher } from "#editor/publish/publisher.ts";

const [folder = "", target = "", id = ""] = process.argv.slice(2);
const build = () =>
  new Promise<void>(() => {
    process.send!("building");
    setInterval(() => undefined, 1000);
  });
const history = new History(folder, { name: "Practice", email: "practice@example.org" });
await new Publisher(history, { folder, target, address: "http://127.0.0.1:1", build }).takeBack(id);
