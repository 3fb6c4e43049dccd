import type { ClassPage } from '@skillcert/api-client';
import { defaultProgramme, type Language } from '@skillcert/core';
import { programmeTitle } from '../../words/programme-title.js';

interface Shown {
  readonly address: string;
  readonly description: string;
  readonly picture: string;
  readonly language: Language;
}

const availability = ({ offer, seats_left }: ClassPage) => {
  if (offer === 'soon') return 'PreOrder';
  if (offer !== 'open') return 'Discontinued';
  return seats_left > 0 ? 'InStock' : 'SoldOut';
};

/** The exam of a class as an event of schema.org, for search engines. */
export const eventData = (shown: ClassPage, { address, description, picture, language }: Shown): string => {
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: shown.class_name,
    description,
    url: address,
    image: picture,
    startDate: shown.exam_at,
    inLanguage: language,
    eventStatus: `https://schema.org/${shown.offer === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: shown.venue || shown.city,
      address: { '@type': 'PostalAddress', addressLocality: shown.city, streetAddress: shown.venue },
    },
    organizer: { '@type': 'Organization', name: shown.com_name ?? programmeTitle(language) },
    offers: {
      '@type': 'Offer',
      price: shown.fee_cents / 100,
      priceCurrency: shown.currency || defaultProgramme.currency,
      availability: `https://schema.org/${availability(shown)}`,
      validFrom: shown.enroll_start,
      validThrough: shown.enroll_end,
      url: address,
    },
  };
  // The text of a class cannot end the element.
  const json = JSON.stringify(event).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
};
