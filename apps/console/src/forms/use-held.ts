import { useState } from 'react';

/**
 * The facts that a question shows: those of now, which a colleague may change until it is answered, and once it is
 * confirmed those that were confirmed.
 */
export const useHeld = <Facts>(now: Facts) => {
  const [held, setHeld] = useState<{ readonly facts: Facts }>();
  return {
    facts: held ? held.facts : now,
    /** Runs the confirmed step; if it fails the facts are those of now again. */
    hold: async (step: () => Promise<boolean>): Promise<boolean> => {
      setHeld({ facts: now });
      let done = false;
      try {
        done = await step();
        return done;
      } finally {
        if (!done) setHeld(undefined);
      }
    },
  };
};
