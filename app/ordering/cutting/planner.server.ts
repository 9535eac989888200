/**
 * Works out one job of the workshop's papers in a process of its own: reads the job from standard input, and writes the
 * answer to standard output.
 */
import { text } from "node:stream/consumers";
import { answerTo } from "./planning.server";

process.stdout.end(answerTo(await text(process.stdin)));
