import { expect, waitFor } from 'storybook/test';

/** Waits until this is visible: with motion on, an opening element is still on its way in. */
export const seen = (node: Element | null | undefined) => waitFor(() => expect(node).toBeVisible());
