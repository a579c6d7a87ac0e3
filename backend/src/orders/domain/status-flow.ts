/**
 * The status flow as one table. The guard, the services and, through
 * GET /api/status-flow, the screen read this and nothing else. A label is the text of the button to the letter;
 * `confirm` says whether the screen asks first.
 */
import { productionStatuses, quoteStatuses, type OrderStatus, type OrderType } from './order-types.js';

export const moveKinds = ['next', 'previous', 'cancel', 'approve', 'back', 'finish'] as const;
export type MoveKind = (typeof moveKinds)[number];

export const moveLabels = ['Próximo', 'Anterior', 'Cancelar', 'Aprovar', 'Voltar', 'Finalizar'] as const;
export type MoveLabel = (typeof moveLabels)[number];

/** The right that a move needs: to change orders of the move's type, or approve quotes. */
export type MoveRight = 'edit' | 'approve';

export interface StatusMove {
  type: OrderType;
  from: OrderStatus;
  /** The status that is asked for. */
  to: OrderStatus;
  kind: MoveKind;
  label: MoveLabel;
  confirm: boolean;
  right: MoveRight;
  /** Type and status afterwards: approving makes an order of the quote. */
  becomes: { type: OrderType; status: OrderStatus };
}

/** How each kind of move looks and what it takes. */
const KINDS: Record<MoveKind, Pick<StatusMove, 'label' | 'confirm' | 'right'>> = {
  next: { label: 'Próximo', confirm: false, right: 'edit' },
  previous: { label: 'Anterior', confirm: false, right: 'edit' },
  cancel: { label: 'Cancelar', confirm: true, right: 'edit' },
  approve: { label: 'Aprovar', confirm: true, right: 'approve' },
  back: { label: 'Voltar', confirm: true, right: 'edit' },
  finish: { label: 'Finalizar', confirm: true, right: 'edit' },
};

const INITIAL: Record<OrderType, OrderStatus> = { pre_order: 'in_progress', order: 'waiting_release' };

/** Every move there is, in the order in which the screen shows a status's moves. */
export const statusFlow: readonly StatusMove[] = [
  quote('in_progress', 'waiting_response', 'next'),
  quote('in_progress', 'cancelled', 'cancel'),
  approval('in_progress'),
  quote('waiting_response', 'in_progress', 'previous'),
  quote('waiting_response', 'cancelled', 'cancel'),
  approval('waiting_response'),
  quote('cancelled', 'waiting_response', 'back'),
  order('waiting_release', 'released_for_production', 'next'),
  order('released_for_production', 'waiting_release', 'previous'),
  order('released_for_production', 'finished', 'finish'),
  order('finished', 'released_for_production', 'back'),
];

/** The statuses that something of this type can have. */
export const statusesOf = (type: OrderType): readonly OrderStatus[] =>
  type === 'order' ? productionStatuses : quoteStatuses;

/** The status in which something of this type begins. */
export const initialStatus = (type: OrderType): OrderStatus => INITIAL[type];

/** The moves out of a status; none where it does not belong to the type. */
export const movesFrom = (type: OrderType, status: OrderStatus): StatusMove[] =>
  statusFlow.filter((move) => move.type === type && move.from === status);

/** The move from one status to another, or undefined where the flow has none. */
export const findMove = (type: OrderType, from: OrderStatus, to: OrderStatus): StatusMove | undefined =>
  movesFrom(type, from).find((move) => move.to === to);

/**
 * Whether a move freezes the quote unless its last revision says the same: on its way to the customer, and when it is
 * approved, save from 'Aguardando resposta', where the customer has the last revision before them.
 * @param revision the last one's number; null where there is none
 */
export const freezes = ({ type, from, to, kind }: StatusMove, revision: number | null): boolean =>
  to === 'waiting_response' ||
  (kind === 'approve' && type === 'pre_order' && (from !== 'waiting_response' || revision === null));

function quote(from: OrderStatus, to: OrderStatus, kind: MoveKind): StatusMove {
  return { type: 'pre_order', from, to, kind, ...KINDS[kind], becomes: { type: 'pre_order', status: to } };
}

function order(from: OrderStatus, to: OrderStatus, kind: MoveKind): StatusMove {
  return { type: 'order', from, to, kind, ...KINDS[kind], becomes: { type: 'order', status: to } };
}

function approval(from: OrderStatus): StatusMove {
  const becomes = { type: 'order', status: INITIAL.order } as const;
  return { type: 'pre_order', from, to: 'approved', kind: 'approve', ...KINDS.approve, becomes };
}
