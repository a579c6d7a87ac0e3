/**
 * Imported for its effect, first of all: on a Node that is too old it says so in one line instead of
 * letting a later import fail with a stack trace.
 */
const wanted = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    `O Forja precisa do Node ${wanted.join('.')} ou mais novo; este é o ${process.versions.node}.`,
  );
  process.exit(1);
}
