import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../lib/paths.mjs';
import { PlainError } from '../lib/say.mjs';

/** The parser that the linter of the Dockerfile stands on, as the linter's own dependency. */
const ofLinter = createRequire(createRequire(import.meta.url).resolve('dockerfile-utils'));
const { DockerfileParser } = ofLinter('dockerfile-ast');

/** Instructions that change files or settings here; what else the Dockerfile has would be left out in silence. */
const KNOWN = new Set('FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK ENTRYPOINT CMD'.split(' '));

const wordsOf = (instruction) => instruction.getArguments().map((argument) => argument.getValue());

/** `["a", "b"]` as a list; the shell's form is left out: a container's first process is none. */
function listOf(text, line) {
  try {
    const list = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // Below.
  }
  throw new PlainError(`Dockerfile, line ${line}: a list is expected, as ["node", "main.js"]`);
}

const readers = {
  WORKDIR: (instruction) => ({ folder: wordsOf(instruction)[0] }),
  COPY: (instruction) => {
    const words = wordsOf(instruction);
    const from = instruction.getFromFlag()?.getValue() ?? null;
    return { from, sources: words.slice(0, -1), target: words.at(-1) };
  },
  RUN: (instruction) => ({ script: instruction.getArgumentsContent() }),
  ENV: (instruction) => ({
    env: Object.fromEntries(instruction.getProperties().map((one) => [one.getName(), one.getValue()])),
  }),
  USER: (instruction) => ({ user: wordsOf(instruction)[0] }),
  VOLUME: (instruction) => ({ folders: wordsOf(instruction) }),
  EXPOSE: () => ({}),
  HEALTHCHECK: (instruction, line) => ({
    command: listOf(instruction.getArgumentsContent().replace(/^CMD\s+/, ''), line),
  }),
  ENTRYPOINT: (instruction, line) => ({ command: listOf(instruction.getArgumentsContent(), line) }),
  CMD: (instruction, line) => ({ command: listOf(instruction.getArgumentsContent(), line) }),
};

/**
 * The stages of the project's Dockerfile, in order.
 * @returns {{ name: string | null, image: string, steps: { keyword: string, line: number, text: string }[] }[]} steps with what
 *   their keyword takes beside it: `COPY` sources, target and from; `RUN` script; `ENV` env; `USER` user; `VOLUME` folders; the
 *   others a command
 * @throws {PlainError} for an instruction that this does not know
 */
export function stagesOfDockerfile(text = readFileSync(inRoot('Dockerfile'), 'utf8')) {
  const stages = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const line = instruction.getRange().start.line + 1;
    if (!KNOWN.has(keyword)) throw new PlainError(`Dockerfile, line ${line}: ${keyword} is not known here`);
    if (keyword === 'FROM') {
      stages.push({ name: instruction.getBuildStage(), image: instruction.getImage(), steps: [] });
    } else {
      const summary = `${keyword} ${instruction.getArgumentsContent().replace(/\s+/g, ' ').slice(0, 80)}`;
      stages.at(-1).steps.push({ keyword, line, text: summary, ...readers[keyword](instruction, line) });
    }
  }
  return stages;
}
