/** The distance that the pointer may move between press and release, in CSS pixels. */
const tremble = 8;

const pressable = 'a[href], button, label, [role="menuitem"], [role="option"]';

/**
 * An element that arrives while a button is pressed (a row, a message, a result) may move the target away under the
 * pointer, and the browser then gives the click to the common ancestor. The press is meant for its first target:
 * that gets the click, unless the pointer itself went elsewhere.
 */
export const keepPress = (page: Document): (() => void) => {
  const watch = new AbortController();
  let pressed: { readonly on: HTMLElement; readonly x: number; readonly y: number } | undefined;
  const down = ({ target, button, clientX: x, clientY: y }: PointerEvent) => {
    const on = target instanceof Element && button === 0 ? target.closest<HTMLElement>(pressable) : null;
    pressed = on ? { on, x, y } : undefined;
  };
  const click = (event: MouseEvent) => {
    const press = pressed;
    pressed = undefined;
    const { target, clientX, clientY, detail, ctrlKey, metaKey, shiftKey, altKey } = event;
    // A key, or a script, clicks without a pointer; with a key held a click means something else.
    if (!press || detail === 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    if (!press.on.isConnected || (target instanceof Node && press.on.contains(target))) return;
    if (Math.hypot(clientX - press.x, clientY - press.y) > tremble) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press.on.click();
  };
  page.addEventListener('pointerdown', down, { capture: true, passive: true, signal: watch.signal });
  page.addEventListener('click', click, { capture: true, signal: watch.signal });
  return () => watch.abort();
};
