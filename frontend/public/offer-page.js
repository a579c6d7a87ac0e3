// The customer's page is whole without this: it only spares a second press, a scroll, a file that is too large and the step on
// which the total of chosen quantities is read.

const FIRST_FIELDS = 'input:not([type=hidden], [type=radio]), textarea';

// A pressed button works once; the browser's way back shows the page as it was left.
for (const form of document.forms) {
  form.addEventListener('submit', () => {
    const button = form.querySelector('button[type=submit]');
    button.disabled = true;
    button.dataset.text = button.textContent;
    button.textContent = button.dataset.sending;
  });
}
globalThis.addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('button[data-text]')) {
    button.disabled = false;
    button.textContent = button.dataset.text;
  }
});

// What was opened is where one types.
const focusOpened = () => {
  const section = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  section?.querySelector?.(FIRST_FIELDS)?.focus({ preventScroll: true });
};
globalThis.addEventListener('hashchange', focusOpened);
focusOpened();

for (const input of document.querySelectorAll('input[type=file][data-most]')) {
  input.addEventListener('change', () => {
    const [file] = input.files;
    input.setCustomValidity(file && file.size > Number(input.dataset.most) ? input.dataset.tooLarge : '');
    input.reportValidity();
  });
}

// The total of all that is chosen: the server's cents, summed. A quantity of the whole quote goes without those of sets.
const accepted = document.querySelector('input[data-base]');
if (accepted) {
  const { form } = accepted;
  const [named, shown] = ['[data-chosen]', '[data-total]'].map((each) => form.querySelector(each));
  const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  const showTotal = () => {
    const chosen = [...form.querySelectorAll('input[type=radio]:checked')];
    const cents = chosen.reduce(
      (sum, each) => sum + Number(each.dataset.cents),
      Number(accepted.dataset.base),
    );
    accepted.value = String(cents);
    named.textContent = named.dataset.chosen;
    shown.textContent = money.format(cents / 100);
  };
  form.addEventListener('change', ({ target }) => {
    if (target.type === 'radio' && target.value !== '')
      for (const own of form.querySelectorAll('input[type=radio][value=""]'))
        if ((own.name === 'quote') !== (target.name === 'quote')) own.checked = true;
    showTotal();
  });
  globalThis.addEventListener('pageshow', showTotal);
}
