'use client';
import { telOf } from '@skillcert/core';
import { Mail, Phone, QrCode } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { institutionCardWords } from './institution-card-words.js';

export interface InstitutionCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  name: string;
  /** The person in charge. */
  contact?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  /** The address of the picture of its QR code, dark on white. */
  code?: string | undefined;
}

/** The institution that recommends the candidates, and its contact; made for the sidebar's `footer`. */
export function InstitutionCard({
  name,
  contact,
  phone,
  email,
  code,
  className,
  ...rest
}: InstitutionCardProps) {
  const own = usePartWords('institutionCard', institutionCardWords);
  return (
    <section aria-label={own.institution} {...rest} className={classNames('sc-institution-card', className)}>
      <p className="sc-institution-card-name">{name}</p>
      {contact && <p className="sc-institution-card-line">{contact}</p>}
      {phone && (
        <a className="sc-institution-card-line" href={telOf(phone)}>
          <Phone aria-hidden="true" />
          <span>{phone}</span>
        </a>
      )}
      {email && (
        <a className="sc-institution-card-line" href={`mailto:${email}`}>
          <Mail aria-hidden="true" />
          <span>
            {/* An address too long for one line breaks after its name, not before its last letter. */}
            {email.split('@').map((part, index) => (index === 0 ? part : [<wbr key="break" />, `@${part}`]))}
          </span>
        </a>
      )}
      {code && (
        <details className="sc-institution-card-code">
          <summary className="sc-institution-card-line">
            <QrCode aria-hidden="true" />
            <span>{own.code}</span>
          </summary>
          <img className="sc-institution-card-image" src={code} alt={own.codeOf(name)} loading="lazy" />
        </details>
      )}
    </section>
  );
}
