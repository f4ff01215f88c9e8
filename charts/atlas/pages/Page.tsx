import type { ReactNode } from 'react';
import { isRightToLeft, languageName, localeOf, ownLanguage } from '../../locales/locales';

interface Props {
  /** Its name in one language. */
  title: (language: string) => string;
  languages: string[];
  /** Content in one language. */
  content: (language: string) => ReactNode;
}

/** A whole page with its content in each language; without scripts the first is shown. */
export function Page({ title, languages, content }: Props) {
  return (
    <html lang={languages[0]} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title(languages[0] ?? ownLanguage)}</title>
        <link rel="stylesheet" href="atlas.css" />
        <script src="atlas.js" defer />
      </head>
      <body>
        {languages.map((language, place) => {
          const { atlas: texts, finder } = localeOf(language);
          return (
            <div
              key={language}
              lang={language}
              dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
              className="page"
              data-language={language}
              data-title={title(language)}
              hidden={place > 0}
            >
              <header>
                <a href="index.html">{texts.atlas}</a>
                <span className="switches">
                  {languages
                    .filter((other) => other !== language)
                    .map((other) => (
                      <button key={other} type="button" lang={other} data-show-language={other}>
                        {languageName(other)}
                      </button>
                    ))}
                  <button type="button" data-open-find aria-keyshortcuts="Control+K">
                    {finder.find} <kbd dir="ltr">Ctrl K</kbd>
                  </button>
                  <button type="button" data-switch-theme>
                    {texts.theme}
                  </button>
                </span>
              </header>
              <main>{content(language)}</main>
              <dialog className="finder" aria-label={finder.find}>
                <div className="tools">
                  <input type="search" placeholder={finder.hint} aria-label={finder.find} />
                  <button type="button" data-close-find>
                    {finder.close}
                  </button>
                </div>
                <p role="status" />
                <div className="hits" />
              </dialog>
            </div>
          );
        })}
      </body>
    </html>
  );
}
