/**
 * How many transactions a MariaDB server lacks of another one's.
 * @param ahead `domain-server-sequence,…`: the last transaction of each domain, of the server that is ahead
 * @param behind the same of the other one; '' where it has none
 */
export function missingOfDomains(ahead: string, behind: string): number {
  const reached = sequences(behind);
  return [...sequences(ahead)].reduce(
    (sum, [domain, sequence]) => sum + Math.max(0, sequence - (reached.get(domain) ?? 0)),
    0,
  );
}

/** How many transactions a set of MySQL's global transaction ids has: `uuid:1-5:7,uuid:tag:3`. */
export function sizeOfSet(set: string): number {
  const intervals = set.split(/[,:\s]+/).filter((word) => /^\d+(-\d+)?$/.test(word));
  return intervals.reduce((sum, interval) => {
    const [first = 0, last = first] = interval.split('-').map(Number);
    return sum + last - first + 1;
  }, 0);
}

const sequences = (position: string): Map<string, number> =>
  new Map(
    position
      .split(',')
      .filter((id) => id.trim() !== '')
      .map((id) => {
        const [domain = '', , sequence = '0'] = id.trim().split('-');
        return [domain, Number(sequence)];
      }),
  );
