import { plainHeader } from '../plain-header.js'

/** Columns that name people, in the languages of exporting programs; a mapping may not read them. */
const PEOPLE = new Set(
  [
    'user users username login e-mail email mail assignee assignees assigned author authors reporter creator owner',
    'employee employees person people member members attendee attendees participant participants organizer guest guests',
    'reviewer reviewers committer contact salesperson seller buyer freelancer contractor teammate colleague',
    'benutzer benutzername nutzer mitarbeiter mitarbeiterin bearbeiter bearbeiterin autor person personen teilnehmer ersteller',
    'utilisateur courriel auteur employé participante responsable usuario usuário correo autor empleado colaborador',
    'funcionário utente dipendente autore gebruiker medewerker użytkownik pracownik',
  ].flatMap((line) => line.split(' ')),
)
const PHRASES =
  /\b(?:(?:first|last|full|user|display|given|family|middle) ?names?|assigned to|created by|requested by|reported by|entered by|updated by|modified by|vorname|nachname|prénom|nombre completo|apellidos?|sobrenome)\b/
/** Words after which a column of people counts or names something else: `user story`, `member count`. */
const OTHER = /\b(?:story|stories|count|number|#|no|anzahl|role|rolle|type)\b/

/** Says whether a column's header says that it names people. */
export const namesPeople = (header: string): boolean => {
  const plain = plainHeader(header)
  if (PHRASES.test(plain)) return true
  if (OTHER.test(plain)) return false
  return plain.split(/[^\p{L}-]+/u).some((word) => PEOPLE.has(word))
}

/** Says whether a header may name people, so that nothing is proposed for it. */
export const mayNamePeople = (header: string): boolean =>
  namesPeople(header) || /^(?:name|nom|nome|nombre)$/.test(plainHeader(header))
