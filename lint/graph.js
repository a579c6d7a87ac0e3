/**
 * A circle of every group of nodes that reach each other.
 * @param {ReadonlyMap<string, ReadonlyMap<string, unknown>>} graph node → the nodes it leads to
 * @returns {string[][]} the nodes of each circle in their order; the shortest from the group's first node
 */
export function cyclesOf(graph) {
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
