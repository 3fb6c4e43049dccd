/** The filter box of the API page; its hash stands in the page's content policy. */
export const docsScript = `
const box = document.querySelector('input');
const found = document.querySelector('output');
const sections = [...document.querySelectorAll('section[data-area]')];
const apply = () => {
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const section of sections) {
    const calls = [...section.querySelectorAll('details')];
    for (const call of calls) {
      call.hidden = !words.every((word) => call.dataset.words.includes(word));
      if (!call.hidden) count += 1;
    }
    section.hidden = calls.every((call) => call.hidden);
  }
  found.textContent = words.length ? count + (count === 1 ? ' call' : ' calls') : '';
};
box.addEventListener('input', apply);
const open = () => {
  const call = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(call instanceof HTMLDetailsElement)) return;
  call.open = true;
  call.scrollIntoView();
};
addEventListener('hashchange', open);
open();
`;
