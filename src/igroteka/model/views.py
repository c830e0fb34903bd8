"""What a seat may see, as data: one public type and one private type a game.

Everything else that is said of views comes from these types: JSON, the page's TypeScript, the
reference in `docs/views`.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct, json

from igroteka.model.values import SPECTATOR, Seat, View


class PublicView(Struct, frozen=True):
    """What everybody may know of a table; a game adds fields of its own.

    Every field has a comment that says what it is: the comments are the reference.
    """

    turn: int  # number of the turn or, where all choose at once, of the round; from 1
    to_act: tuple[Seat, ...]  # the seats the table waits for


class PrivateView(Struct, frozen=True):
    """What one seat may know besides; no field has the name of a public one."""


PublicT_co = TypeVar("PublicT_co", bound=PublicView, covariant=True)
PrivateT_co = TypeVar("PrivateT_co", bound=PrivateView, covariant=True)


class Views(Generic[PublicT_co, PrivateT_co]):
    """The views of a game: their types, and how they are made of what a seat may see.

    `public` says the same whoever's view it is given, so it is made once for all.
    """

    def __init__(
        self,
        public_type: type[PublicT_co],
        private_type: type[PrivateT_co],
        public: Callable[[View], PublicT_co],
        private: Callable[[View], PrivateT_co],
    ) -> None:
        self.public_type, self.private_type = public_type, private_type
        self._public, self._private = public, private
        if both := {*public_type.__struct_fields__} & {*private_type.__struct_fields__}:
            raise TypeError(f"fields of a view are public or private, not both: {sorted(both)}")

    def public(self, view: View) -> PublicT_co:
        """What everybody may know."""
        return self._public(view)

    def private(self, view: View) -> PrivateT_co | None:
        """What the view's seat may know besides; None if it is a spectator's."""
        return self._private(view) if view.seat != SPECTATOR else None

    def public_json(self, view: View) -> bytes:
        """The public part as JSON."""
        return json.encode(self.public(view))

    def private_json(self, view: View) -> bytes:
        """The private part as JSON, or `null`."""
        return json.encode(self.private(view))
