import { cp, lstat, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { installBaseImage, userNumber } from "./base-image";
import { parseDockerIgnore } from "./docker-ignore";
import { commandWords, type Instruction, parseDockerfile, variables } from "./dockerfile";
import { run, start } from "./run";
import { inside, moved, ownFolders, processOf, type Stage } from "./stage";

type Variables = Readonly<Record<string, string>>;

export interface Image {
  /** The folder used as `/`. */
  readonly root: string;
  /** Runs the image's `HEALTHCHECK` and returns whether it is healthy. */
  isHealthy(env: Variables): Promise<boolean>;
  /** Starts the image's `CMD`, with more variables, as with `docker run -e`. */
  start(env: Variables): ReturnType<typeof start>;
}

/** What all steps of one build share. */
interface Build {
  readonly context: string;
  readonly scratch: string;
  readonly folders: readonly string[];
  readonly stages: Map<string, Stage>;
  /** Whether the .dockerignore keeps a file of the context out. */
  isIgnored(file: string): boolean;
}

/**
 * Carries out a Dockerfile without a container: each stage in a folder of its own below `scratch`, each instruction as
 * written in the file, with the Node and npm of the base image. Absolute paths of the image are moved below the stage's
 * folder.
 *
 * @throws Error when a step fails, and for an unknown instruction.
 */
export async function buildImage(context: string, scratch: string): Promise<Image> {
  const instructions = parseDockerfile(await readFile(path.join(context, "Dockerfile"), "utf8"));
  const ignores = parseDockerIgnore(await readFile(path.join(context, ".dockerignore"), "utf8"));
  const folders = ownFolders(instructions);
  const isIgnored = (file: string) => ignores(path.relative(context, file).split(path.sep).join("/"));
  const build: Build = { context, scratch, folders, stages: new Map(), isIgnored };

  let stage: Stage | undefined;
  let name = "";
  for (const instruction of instructions) {
    if (instruction.keyword === "FROM") name = stageName(instruction, build);
    stage = instruction.keyword === "FROM" ? await from(instruction, build) : await step(stage, instruction, build);
    build.stages.set(name, stage);
  }
  if (!stage) throw new Error("the Dockerfile has no stage");
  const image = stage;
  const command = (words: readonly string[]) => words.map((word) => moved(word, image, folders));
  return {
    root: image.root,
    isHealthy: async (env) => (await start(command(image.healthcheck), processOf(image, folders, env)).exit) === 0,
    start: (env) => start(command(image.command), processOf(image, folders, env)),
  };
}

function stageName({ rest }: Instruction, { stages }: Build): string {
  return /\sAS\s+(\S+)$/i.exec(rest)?.[1] ?? String(stages.size);
}

/** `FROM`: a copy of an earlier stage, or the base image, which holds only Node and npm. */
async function from({ rest }: Instruction, { scratch, stages }: Build): Promise<Stage> {
  const source = rest.split(/\s/)[0] ?? "";
  const root = path.join(scratch, `stage-${stages.size}`);
  await mkdir(root);
  const parent = stages.get(source);
  if (!parent) {
    const PATH = await installBaseImage(source, path.join(scratch, "base"));
    return { root, workdir: "/", env: { PATH }, user: userNumber("root"), command: [], healthcheck: [] };
  }
  await cp(parent.root, root, { recursive: true, verbatimSymlinks: true });
  return { ...parent, root };
}

async function step(stage: Stage | undefined, instruction: Instruction, build: Build): Promise<Stage> {
  const { keyword, rest } = instruction;
  if (!stage) throw new Error(`${keyword} before FROM`);
  switch (keyword) {
    case "ENV":
      return { ...stage, env: { ...stage.env, ...variables(rest) } };
    case "WORKDIR":
      await mkdir(inside(stage, rest), { recursive: true });
      return { ...stage, workdir: path.posix.resolve(stage.workdir, rest) };
    case "USER":
      return { ...stage, user: userNumber(rest) };
    case "COPY":
      await copy(stage, instruction, build);
      return stage;
    case "RUN":
      await run(
        commandWords(rest).map((word) => moved(word, stage, build.folders)),
        processOf(stage, build.folders),
      );
      return stage;
    case "CMD":
      return { ...stage, command: commandWords(rest) };
    case "HEALTHCHECK":
      return { ...stage, healthcheck: commandWords(rest.replace(/^CMD\s+/, "")) };
    case "VOLUME":
    case "EXPOSE":
      return stage;
    default:
      throw new Error(`an instruction that this reader does not know: ${keyword}`);
  }
}

/** `COPY`, from the context without the files that .dockerignore excludes, or from another stage. */
async function copy(stage: Stage, { flags, rest }: Instruction, build: Build): Promise<void> {
  const words = rest.split(/\s+/);
  const target = words.pop() ?? "";
  const other = flags.from === undefined ? undefined : build.stages.get(flags.from);
  if (flags.from !== undefined && !other) throw new Error(`COPY from a stage that is not there: ${flags.from}`);
  for (const word of words) {
    const source = other ? inside(other, word) : path.join(build.context, word);
    const isFolder = (await lstat(source)).isDirectory();
    const isWhole = isFolder || !/[/.]$/.test(target);
    const copied = path.join(inside(stage, target), isWhole ? "" : path.basename(word));
    const filter = (file: string) => other !== undefined || !build.isIgnored(file);
    await cp(source, copied, { recursive: true, verbatimSymlinks: true, filter });
    await run(
      ["chown", "-R", flags.chown ?? "root:root", copied],
      processOf({ ...stage, user: userNumber("root") }, []),
    );
  }
}
