/**
 * A hundred editors save the same version of an order at once, several times in a row.
 * @returns {Promise<{ answers: Map<number, number>, wrong: string[] }>}
 */
export async function hundredEditors(calls, id, rounds = 3) {
  const answers = new Map();
  const wrong = [];
  for (let round = 0; round < rounds; round += 1) {
    const { version } = await calls.sure('GET', `/api/orders/${id}`);
    const texts = Array.from({ length: 100 }, (_, editor) => `Rodada ${round}, editor ${editor}`);
    const results = await Promise.all(
      texts.map((payment_obs) =>
        calls.call('editor', 'PUT', `/api/orders/${id}`, { body: { payment_obs, version } }),
      ),
    );
    for (const { status } of results) answers.set(status, (answers.get(status) ?? 0) + 1);
    const accepted = texts.filter((_, editor) => results[editor].status === 200);
    const { payment_obs } = await calls.sure('GET', `/api/orders/${id}`);
    if (!accepted.includes(payment_obs)) wrong.push(`${payment_obs} was accepted from none`);
  }
  for (const status of answers.keys()) if (status !== 200 && status !== 409) wrong.push(`status ${status}`);
  return { answers, wrong };
}
