import { expect, waitFor } from 'storybook/test';

/** Waits until this is seen: with motion on, what has just opened is still on its way in. */
export const seen = (node: Element | null | undefined) => waitFor(() => expect(node).toBeVisible());
