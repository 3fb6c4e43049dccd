// The styles of the pages that the server draws, and the little that needs a script: passing the page on, and the
// seats that are left.
import '@skillcert/ui/tokens.css';
import '@skillcert/ui/badge.css';
import '@skillcert/ui/button.css';
import '@skillcert/ui/canvas.css';
import '@skillcert/ui/card.css';
import '@skillcert/ui/descriptions.css';
import '@skillcert/ui/grid.css';
import '@skillcert/ui/heading.css';
import '@skillcert/ui/inline.css';
import '@skillcert/ui/link.css';
import '@skillcert/ui/page.css';
import '@skillcert/ui/progress.css';
import '@skillcert/ui/qr-code.css';
import '@skillcert/ui/site-shell.css';
import '@skillcert/ui/skip-link.css';
import '@skillcert/ui/stack.css';
import '@skillcert/ui/text.css';
import '@skillcert/ui/visually-hidden.css';
import { keepOfferLive } from './keep-offer-live.js';
import { offerSharing } from './offer-sharing.js';

offerSharing(document);
keepOfferLive(document);
