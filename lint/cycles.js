const isEntity = (file) => file.endsWith('.entity.ts');
const isTest = (file) => /\.spec\.tsx?$/.test(file);

/** Adds an edge with the import that is an example of it. */
function connect(graph, from, to, example) {
  const edges = graph.get(from) ?? new Map();
  if (!edges.has(to)) edges.set(to, example);
  graph.set(from, edges);
}

const written = ({ from, to }) => `${from} → ${to}`;

/**
 * A circle of every group of nodes that reach each other.
 * @param {ReadonlyMap<string, ReadonlyMap<string, unknown>>} graph node → the nodes it leads to
 * @returns {string[][]} the nodes of each circle in their order; the shortest from the group's first node
 */
function cyclesOf(graph) {
  const seen = new Set();
  const cycles = [];
  for (const node of graph.keys()) {
    if (seen.has(node)) continue;
    const cycle = shortestBack(graph, node);
    if (!cycle) continue;
    cycles.push(cycle);
    for (const other of cycle) seen.add(other);
  }
  return cycles;
}

/** The shortest way from the node back to itself, or null. */
function shortestBack(graph, start) {
  const before = new Map();
  const waiting = [start];
  for (const node of waiting) {
    for (const next of graph.get(node)?.keys() ?? []) {
      if (next === start) return wayTo(node, before);
      if (before.has(next)) continue;
      before.set(next, node);
      waiting.push(next);
    }
  }
  return null;
}

function wayTo(node, before) {
  const way = [node];
  while (before.has(way[0])) way.unshift(before.get(way[0]));
  return way;
}

/** The folder that two files share, and what of it each of them is in. */
function meeting({ from, to }) {
  const [one, other] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (one[depth] === other[depth]) depth += 1;
  const node = (names) => (names.length > depth + 1 ? `${names[depth]}/` : names[depth]);
  return { folder: one.slice(0, depth).join('/'), from: node(one), to: node(other) };
}

/** Folder → node → the nodes that it imports. */
function foldersOf(imports) {
  const folders = new Map();
  for (const each of imports) {
    if (each.from === each.to || isEntity(each.to) || isTest(each.from)) continue;
    const { folder, from, to } = meeting(each);
    const graph = folders.get(folder) ?? new Map();
    connect(graph, from, to, written(each));
    folders.set(folder, graph);
  }
  return folders;
}

function described(folder, graph, cycle) {
  const steps = cycle.map((node, index) => {
    const next = cycle[(index + 1) % cycle.length];
    return `    ${graph.get(node).get(next)}`;
  });
  return [`${folder}: ${[...cycle, cycle[0]].join(' → ')}`, ...steps].join('\n');
}

/**
 * Folders that depend on each other, neither features nor the folders inside of one may. Looked at folder by folder: its
 * files and its subfolders (each with all that it holds) are the nodes. Imports of entities and by tests are left out.
 */
export const folderCycles = (imports) =>
  [...foldersOf(imports)].flatMap(([folder, graph]) =>
    cyclesOf(graph).map((cycle) => described(folder, graph, cycle)),
  );
