import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../client/call.js';
import { paths } from '../../paths.js';
import { currentPlace } from '../../router/place-store.js';
import { type Asked, checkCertificate, type Outcome, type Ways } from './check-certificate.js';
import { codeChecker } from './offline/code-checker.js';
import { keepPage } from './offline/keep-page.js';

/** A part of an address as text; one with an invalid encoding stays unchanged, and is then no number or code. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The parts of the address: a number, and behind the #, which is never sent with it, the scanned code. */
const readAddress = () => ({
  certificate_no: decoded(currentPlace().path.slice(paths.verify.length + 1)),
  code: decoded(location.hash.slice(1)),
});

const ways: Ways = {
  checker: codeChecker,
  ask: (asked) => call('certificate/verifyCertificate', asked, { quiet: true }),
};

/** Prepares the page for the time without a connection. @returns whether it is stored */
const keep = async (): Promise<boolean> => {
  await codeChecker();
  // The client comes along with this call: it must be there when the connection is back.
  await call('certificate/fetchKeys', {}, { quiet: true }).catch(() => undefined);
  return keepPage();
};

const begun = ({ code }: ReturnType<typeof readAddress>): Outcome => ({ at: code ? 'checking' : 'asking' });

/**
 * Checks a certificate: at once if its code was scanned, else on request. A question that did not reach the
 * register is repeated once there is a connection.
 */
export const useVerify = () => {
  const [scanned, setScanned] = useState(readAddress);
  const [outcome, setOutcome] = useState<Outcome>(() => begun(scanned));
  const [isKept, setKept] = useState(false);
  const last = useRef<Asked>(scanned);
  const round = useRef(0);

  const check = async (asked: Asked) => {
    last.current = asked;
    round.current += 1;
    const own = round.current;
    await checkCertificate(ways, asked, (next) => {
      // An earlier question is ignored.
      if (own === round.current) setOutcome(next);
    });
  };
  const again = () => check(last.current);

  const begin = useEffectEvent((asked: Asked) => void check(asked));
  const follow = useEffectEvent(() => {
    const next = readAddress();
    setScanned(next);
    setOutcome(begun(next));
  });
  const retry = useEffectEvent(() => {
    if (outcome.at === 'unasked' || outcome.at === 'unproven') void again();
  });
  useEffect(() => {
    if (scanned.code) begin(scanned);
  }, [scanned]);
  useEffect(() => {
    // Another code under the same number is no other page.
    addEventListener('hashchange', follow);
    addEventListener('online', retry);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('online', retry);
    };
  }, []);
  useEffect(() => {
    keep().then(setKept, () => undefined);
  }, []);

  return {
    certificate_no: scanned.certificate_no,
    outcome,
    /** Whether this page comes without a connection as well. */
    isKept,
    check,
    again,
  };
};
