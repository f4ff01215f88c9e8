import type { Localized } from '../../../../domain/language/localized';
import { t } from '../../../locales/reviews';

/** More of them than any store has remarks, so that nobody is heard twice there. */
export const reviewers: readonly Localized[] = `
Layla H.
Omar S.
Mariam A.
Yusuf K.
Nadia R.
Daniel B.
Huda M.
Tariq F.
Sofia L.
Khalid N.
Amina T.
George P.
Salma D.
Ibrahim Z.
Rasha Q.
Elena V.
Hassan J.
Maya C.
Bassel W.
Ines G.
Faten O.
Samir Y.
Joana P.
Adel M.
Rima S.
Carlos E.
Wafaa B.
Nabil H.
Hana I.
Peter L.
Ghada N.
Marwan D.
Lucía F.
Suhail R.
Dalia K.
Antoine T.
Zeina A.
Murad G.
Irene M.
Jamal V.
Noor E.
Wissam C.
Teresa O.
Qasim L.
Abeer S.
Kenan U.
Mirna J.
Rafael N.
`
  .trim()
  .split('\n')
  .map((name) => t(name));
